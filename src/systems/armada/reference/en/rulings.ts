import { rulingTableIn } from '../../../kit/reference/rulingTexts';
import { RULINGS } from '../../rulings';

export const rulings = rulingTableIn(
  RULINGS,
  `
colours-by-range | Which dice reach how far, and does that bind squadrons? | Red reaches all ranges, blue medium, black close. A squadron uses all its dice at distance 1. | Another reach, as printed on the ruler at hand; no ruler is known that has one. | [[attack-range]] implies it; the ruler’s icons are not in the text.
last-die-obstructed | What if an obstruction takes the only die? | There is no attack, and a dial cannot add a die to it. | The dial may still add a die of the colour that was removed. | [[commands|Concentrate fire]] needs a colour that is in the pool.
dial-before-token | Dial and token of concentrate fire: which first? | The dial, so that the token may reroll the added die. | The token first, before the die is added. | [[effects|Own effects]] at the same moment go in any order; this one is never worse.
modify-before-accuracy | May dice be changed after accuracies were spent? | Dice are changed first, then accuracies are spent. | Accuracies are spent first; what is rolled later forbids nothing. | The [[attack]] names them in this order.
spent-accuracy-leaves | Does a spent accuracy stay in the pool? | No, its die leaves. | It stays, and may be evaded. | [[modifying-dice|Spending]] removes the die.
accuracy-locks | What does an accuracy forbid? | The one token that is chosen. | Every token of the kind that is chosen. | [[dice-icons]] speak of one token.
late-accuracy | An evade’s reroll shows an accuracy: can it be spent? | No. | Yes; the tokens before it are spent by then, so the table settles it by hand. | The step for accuracies is over; see [[attack]].
evade-near | May an evade be spent at close range? | Yes, without any effect; the token is used up. | No. | [[defense-tokens]] deny the effect, not the spending.
tokens-as-cost | Do the limits bind a token that pays for a card? | Yes: speed 0, accuracies and one of a kind all forbid it. | No; such a token is turned by hand on the ship, where nothing forbids it. | Each of these limits forbids the spending itself; see [[defense-tokens]].
adjacent-zones | Which zones are adjacent? | Front and rear touch left and right. Front and rear do not touch, nor left and right. | Other pairs, if a token is printed so; none is. | They share an arc line; see [[ships]].
brace-before-redirect | Brace and redirect: which acts first? | The brace, on the whole; then what is left is shared out. | The redirect, out of the whole; the brace halves what is left. | The [[brace]] acts when damage is added up.
damage-beyond-hull | Are cards dealt beyond the last hull point? | No. The full damage total is still shown. | All are dealt; the ship is gone either way. | A ship is [[destroyed]] at once.
faceup-card-effects | Do the odds know what a card face up does? | No. A card that destroys the ship counts as dealt face up. | Each is counted; the app cannot read what cards say. | The texts of [[damage]] cards are on the cards.
bomber-critical | Which critical effect can a Bomber resolve? | The standard one. | Only one that a card gives it: no card is dealt face up. | [[bomber]] grants an effect, and there is no other.
swarm-engaged | Swarm: engaged with which other squadron? | With one that is not the attacker. It works for a counter too. | Being engaged with the attacker is enough. | That is what [[swarm]] says.
counter-when | When is a counter made? | After an attack by a squadron that is not itself a counter, even if the defender is destroyed. | The same, but only by a defender that is not destroyed. | [[counter]] says so; the two attacks are separate.
token-copy | A copy of a token comes while the ship is at its limit: what goes? | Only the copy. | The copy, and one more of its tokens. | The copy is resolved first; then the limit of [[command-tokens]] is kept.
token-over-limit | May the new token be the one that goes? | Yes, the owner chooses. | No, an older one goes. | Any of its [[command-tokens]] will do.
dial-and-token | What do dial and token do together? | Their effects are added: engineering and half of it again, squadron value and 1, speed by up to 2. | Only the greater effect counts. | One command with both effects; see [[commands]].
repair-in-order | A repair in the middle cannot be paid or done: what then? | It is refused there; what came before stands. | All of it is refused; the app offers only repairs that can be paid. | One effect is finished before the next is paid with [[engineering-points]].
command-moments | In which order are commands resolved? | Dial into token at once; then repair and squadrons in either order; then concentrate fire; then navigate. | In any order. | Each of the [[commands]] names its step of the activation.
yaw-column | After a change of speed, which column holds for the yaw? | That of the new speed. | That of the old speed. | The course is set for the speed of the move; see [[yaw]].
squadron-share | A third of what may squadrons cost? | Of the agreed total, rounded up. | Of what the fleet really costs, rounded up. | The sentence in [[fleet-building]] can be read both ways; an official answer takes the agreed total.
slots-not-needed | Do commanders and titles need a slot? | No. | Yes; but no bar shows such an icon. | They show no icon on their front; see [[upgrades]].
two-titles | Two different titles on one ship? | The app does not judge it. | One at most. | [[titles]] say nothing about it.
two-commanders | Two commanders on one ship: how many faults? | One flagship, but one commander too many. | A flagship too many as well; the fleet is refused either way. | The two rules of the [[flagship]] are checked apart.
other-faction-upgrade | An upgrade of the other side: which rules does it break? | Both: the fleet is mixed, and the ship cannot carry it. | Only the second; the fleet is refused either way. | [[factions]] and [[upgrades]] each forbid it.
objective-count | Wrong number of objectives, one category twice: one fault or two? | Two, each on its own. | One; the fleet is refused either way. | Both have their own remedy; see [[objectives]].
wiped-out-ahead | A side without ships is ahead in score: who wins? | Whoever has a ship left. | The higher score. | That is what [[winning]] says.
death-match-tie | Unlimited rounds, both lose the last ship together: who wins? | The higher score without victory tokens; if level, the player without initiative then. | The higher score; if level, nobody. | Without [[objectives]] there are no such tokens, and initiative moves on each round; see [[unlimited-rounds]].
obstructed-neighbour | May an engaged squadron attack one at distance 1 that it is not engaged with? | Yes, unless Escort forbids it. | No, only those it is engaged with. | [[engagement]] only puts squadrons before ships.
escort-covers | Who does Escort protect? | All enemy squadrons without Escort, while the attacker is engaged with one that has it. An obstructed one protects nobody; ships are not protected. | Only those that the attacker is engaged with too. | That is what [[escort]] says.
heavy-mixed | A squadron is engaged with Heavy and other ones: is it held? | One that is not Heavy is enough. Its own Heavy helps only its enemies. | A Heavy one among them sets it free. | [[heavy]] speaks of what its bearer prevents.
commanded-squadron | A squadron activated by a command: how often may it act? | One move and one attack, in either order. | Two of either; the text leaves no room for it. | That is what [[squadron-activation]] says.
single-squadron-left | One squadron is left when two are to be activated: what then? | It activates alone, and the turn passes. | The turn is skipped; the text leaves no room for it. | That is what the [[squadron-phase]] says.
squadrons-after-ship | May squadrons be placed before any ship? | No, your first turn is a ship. A side with nothing left is skipped; an odd last squadron waits for your ships and is then a turn by itself. | Yes, near where a ship will be. | Squadrons stand near a friendly ship, so one must be there; see [[setup]].
further-targets | May an attack on a squadron go on to a ship? | No, nor an attack on a ship to anything. | Yes, a ship may follow squadrons in the same attack. | Only a squadron opens further targets, and only squadrons are; see [[attack]].
nearest-overlapped | Several ships were overlapped at different speeds: which gets the card? | The nearest of all, where the ship ends. | The one overlapped last; you name the ship, so either works. | It is one process that ends in one pair of cards; see [[overlapping]].
speeds-given-up | Do obstacles at speeds that were given up count? | No, only the place where the ship ends, at speed 0 too. | All of them; you name the obstacles, so either works. | Effects follow the move that was made; see [[obstacles]].
collision-before-obstacles | Collision and obstacle: which first? | The collision’s cards, face down, past the shields; then the obstacles. | The obstacles first. | The text sets no order between [[overlapping]] and [[obstacles]]; a later printed answer does.
station-at-full | A station and nothing to repair: what happens? | Nothing: no more than full hull, no card that is not there. | A hull point beyond the full value; set it by hand. | Recovering stops at the start, as for [[shields]]; see [[obstacles]].
`,
);
