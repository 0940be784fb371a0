export const cardWords = `
# Words on cards

## Words on cards {card-words}
Cards use short words that always mean the same: [[repair]], [[shielded]], [[shield-boxes]].
Also: definitions, glossary, shortnames, card terms

## Repair
To take something bad off a ship or to give back what it used up: [[repair-hull|hull]], [[repair-shields|shields]], [[repair-criticals|criticals]].
Also: fix, heal, restore, recover, mend

## Repair hull
“Repair X”, also with Hull Points, HP or Hits: X Hull Points come back, never above what the ship started with.
Also: heal hull, regain hull, repair hp, repair hits, hull back

## Repair shields
“Repair X Shields”, “Regain X Shield Points” and “Regenerate X” all give X Shield Points back, up to the printed value.
On a ship with facings X is for the whole ship, not for each side, and no side rises above its own printed value.
Also: regenerate, regain shields, shields back, recharge shields, regen

## Repair criticals
“Heal X”, or “Repair X” with Critical Hits or Critical Damage after it, removes that damage; each one gone gives an order back to the [[order-limit]]. With none left it does nothing more.
X is the number removed: [[heal-x|our reading]].
Also: heal, remove critical, fix crit, heal x

## Shielded
“Target is Shielded”, or “has Undamaged Shield Boxes”: it has a Shield Point left, on a side that faces you if it has sides, and is not in a [[nebula]].
Also: undamaged shield boxes, target is shielded, unshielded, has shields left

## Shield Boxes
The old word for Shield Points. Damage to a box takes 1 Shield Point.
Also: shield box, damage a shield box, old cards
`;
