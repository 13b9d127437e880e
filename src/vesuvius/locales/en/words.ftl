# Single words, by the names that data and code have for them.

## Games that need no other word before they are opened

downfall-title = The Downfall of Pompeii
downfall-saved = saved
downfall-volcano = volcano
pompeii-title = Pompeii
pompeii-won = won
pompeii-rounds = rounds

## Players, by the colour of their pieces

word-red = Red
word-black = Black
word-yellow = Yellow
word-blue = Blue

## Colours of houses

word-grey = grey
word-purple = purple
word-turquoise = turquoise
word-brown = brown
word-neutral = neutral

## Symbols of lava tiles

word-scroll = scroll
word-coin = coin
word-column = column
word-vase = vase
word-mask = mask
word-helmet = helmet

## Lines of a trace and kinds of values

word-header = the first line of a game
word-decision = a decision
word-chance = a line of chance
word-end = the result
word-integer = a whole number
word-text = text
word-object = an object
word-list = a list
word-list-of-integer = a list of whole numbers
word-list-of-text = a list of texts
word-list-of-list-of-text = a list of lists of texts

## What is to be decided

word-card = playing a card
word-relative = placing a relative
word-omen = an omen
word-call = calling the eruption
word-lava = laying lava
word-move = moving

## Kinds of values in a data file

word-int = a whole number
word-float = a number
word-str = text
word-bool = true or false
word-dict = a table

## Where there is nothing to name

word-none = none

## Values of JSON, as they stand there

word-True = true
word-False = false
word-None = null

## Figures

word-decimal-mark = {"."}
word-green = Green

## Phases

word-settling = settling
word-seething = seething
word-opening = first lava
word-fleeing = flight
word-over = the end
