export const dice = `
# Dice and cards

## Dice | natural 1, unmodified, d6, dice roll, roll under, natural result, roll high or low
Every die has six sides. What it shows is its unmodified result.
Low is usually good: most rolls want a small number.

## Dice modifiers | plus one, minus one, bonus, penalty, die+1, die-1, modified result
A modifier changes what a die counts as. The figure after the change is the modified result.
Since low is good, −1 helps the player who rolls and +1 hurts. Where strikes get theirs from: [[strike-modifiers]]. How far they go: [[modifier-limits]].

## Limits on modifiers {modifier-limits} | cap, maximum modifier, stacking modifiers, most a die can change, stack
However much adds up, a die moves by +2 at most upwards and by −1 at most downwards.
Sum all the modifiers first, then cut the sum once. A −1 can therefore vanish in a pile of plusses, and a second −1 does nothing.
Example: +1, +1, +2 and −1 come to +3; the dice count as +2.

## Card codes | id, identifier, card number, printed components
Each printed card carries a code of its own, and each kind of card has its own pattern of code. Two cards with one name are told apart by it.
`;
