/** How this game looks: the parts first, then what smaller screens change. */
import "./board.css";
import "./spots.css";
import "./fields.css";
import "./city.css";
import "./band.css";
import "./notes.css";
import "./cards.css";
import "./choosing.css";
import "./tablet.css";
import "./laptop.css";
import "./beside.css";
import "./phone.css";
import "./phone-lying.css";
