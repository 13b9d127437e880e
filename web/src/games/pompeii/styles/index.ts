/** The styles of this game: first the parts, then the changes for smaller screens. */
import "./board.css";
import "./places.css";
import "./fields.css";
import "./city.css";
import "./vesuvius.css";
import "./notes.css";
import "./cards.css";
import "./choices.css";
import "./tablet.css";
import "./goods-sheets.css";
import "./lens.css";
import "./laptop.css";
import "./side-panel.css";
import "./phone.css";
import "./phone-landscape.css";
