import type { RulingTexts } from '../../../kit/reference/makeReference';
import type { RULINGS } from '../../rulings';

export const rulings: RulingTexts<(typeof RULINGS)[number]> = {
  'colours-by-range': {
    question: 'Which dice reach how far, and does that bind squadrons?',
    answers: {
      'by-colour':
        'Red reaches all ranges, blue medium, black close. A squadron uses all its dice at distance 1.',
    },
    why: '[[attack-range]] implies it; the ruler’s icons are not in the text.',
    other: 'Another reach, as printed on the ruler at hand.',
  },
  'last-die-obstructed': {
    question: 'What if an obstruction takes the only die?',
    answers: { canceled: 'There is no attack, and a dial cannot add a die to it.' },
    why: '[[commands|Concentrate fire]] needs a colour that is in the pool.',
    other: 'The dial may still add a die of the colour that was removed.',
  },
  'dial-before-token': {
    question: 'Dial and token of concentrate fire: which first?',
    answers: { 'dial-first': 'The dial, so that the token may reroll the added die.' },
    why: '[[effects|Own effects]] of one moment go in any order; this one is never worse.',
    other: 'The token first.',
  },
  'modify-before-accuracy': {
    question: 'May dice be changed after accuracies were spent?',
    answers: { 'modified-first': 'Dice are changed first, then accuracies are spent.' },
    why: 'The [[attack]] names them in this order.',
    other: 'In any order.',
  },
  'spent-accuracy-leaves': {
    question: 'Does a spent accuracy stay in the pool?',
    answers: { leaves: 'No, its die leaves.' },
    why: '[[modifying-dice|Spending]] removes the die.',
    other: 'It stays and may be evaded.',
  },
  'accuracy-locks': {
    question: 'What does an accuracy forbid?',
    answers: {
      token: 'The one token that is chosen.',
      type: 'Every token of the kind that is chosen.',
    },
    why: '[[dice-icons]] speak of one token.',
  },
  'late-accuracy': {
    question: 'An evade’s reroll shows an accuracy: may it be spent?',
    answers: { unspent: 'No.' },
    why: 'The step for accuracies is over; see [[attack]].',
    other: 'Yes, on a token that has not been spent.',
  },
  'evade-near': {
    question: 'May an evade be spent at close range?',
    answers: { 'may-be-spent': 'Yes, without any effect; the token is used up.' },
    why: '[[defense-tokens]] deny the effect, not the spending.',
    other: 'No.',
  },
  'tokens-as-cost': {
    question: 'Do the limits bind a token that pays for a card?',
    answers: { 'same-limits': 'Yes: speed 0, accuracies and one of a kind all forbid it.' },
    why: 'Each of these limits forbids the spending itself; see [[defense-tokens]].',
    other: 'No, they only forbid its effect.',
  },
  'adjacent-zones': {
    question: 'Which zones are adjacent?',
    answers: {
      'share-a-line':
        'Front and rear touch left and right. Front and rear do not touch, nor left and right.',
    },
    why: 'They share an arc line; see [[ships]].',
    other: 'Every zone touches every other.',
  },
  'brace-before-redirect': {
    question: 'Brace and redirect: which acts first?',
    answers: { 'brace-first': 'The brace, on the whole; then what is left is shared out.' },
    why: 'The [[brace]] acts when damage is added up.',
    other: 'The owner chooses.',
  },
  'damage-beyond-hull': {
    question: 'Are cards dealt beyond the last hull point?',
    answers: { 'not-dealt': 'No. The total of the damage is still told whole.' },
    why: 'A ship is [[destroyed]] at once.',
    other: 'All cards are dealt.',
  },
  'faceup-card-effects': {
    question: 'Do the odds know what a card face up does?',
    answers: { 'not-reckoned': 'No. A card that destroys the ship counts as dealt face up.' },
    why: 'The texts of [[damage]] cards are on the cards.',
    other: 'Each card is reckoned with.',
  },
  'bomber-critical': {
    question: 'Which critical effect can a Bomber resolve?',
    answers: { standard: 'The standard one.' },
    why: '[[bomber]] grants an effect, and there is no other.',
    other: 'Only one that a card gives it.',
  },
  'swarm-engaged': {
    question: 'Swarm: engaged with which other squadron?',
    answers: { 'with-another': 'With one that is not the attacker. It works for a counter too.' },
    why: 'The plain reading of [[swarm]].',
    other: 'Being engaged with the attacker is enough.',
  },
  'counter-when': {
    question: 'When is a counter made?',
    answers: {
      'squadron-attacks-only':
        'After an attack by a squadron that is no counter, even if the defender is destroyed.',
    },
    why: 'So says [[counter]]; the two attacks know nothing of each other.',
    other: 'Also against ships.',
  },
  'token-copy': {
    question: 'A copy of a token comes while the ship is at its limit: what goes?',
    answers: { 'copy-goes': 'Only the copy.' },
    why: 'The copy is resolved first; then the limit of [[command-tokens]] is kept.',
    other: 'The copy and one more.',
  },
  'token-over-limit': {
    question: 'May the new token be the one that goes?',
    answers: { 'any-one': 'Yes, the owner chooses.' },
    why: 'Any of its [[command-tokens]] will do.',
    other: 'No, an older one goes.',
  },
  'dial-and-token': {
    question: 'What do dial and token do together?',
    answers: {
      added:
        'Their effects are added: engineering and half of it again, squadron value and 1, speed by up to 2.',
    },
    why: 'One command with both effects; see [[commands]].',
    other: 'Only the greater one counts.',
  },
  'repair-in-order': {
    question: 'A repair in the middle cannot be paid or done: what then?',
    answers: { 'until-it-fails': 'It is refused there; what came before stands.' },
    why: 'One effect is finished before the next is paid with [[engineering-points]].',
    other: 'All of it is refused.',
  },
  'command-moments': {
    question: 'In which order are commands resolved?',
    answers: {
      'in-order':
        'Dial into token at once; then repair and squadrons in either order; then concentrate fire; then navigate.',
    },
    why: 'Each of the [[commands]] names its step of the activation.',
    other: 'In any order.',
  },
  'yaw-column': {
    question: 'After a change of speed, which column holds for the yaw?',
    answers: { 'new-speed': 'That of the new speed.' },
    why: 'The course is set for the speed of the move; see [[yaw]].',
    other: 'That of the old speed.',
  },
  'squadron-share': {
    question: 'A third of what may squadrons cost?',
    answers: {
      'agreed-total': 'Of the agreed total, rounded up.',
      'own-total': 'Of what the fleet really costs, rounded up.',
    },
    why: 'The sentence in [[fleet-building]] can be read both ways; an official answer takes the agreed total.',
  },
  'slots-not-needed': {
    question: 'Do commanders and titles need a slot?',
    answers: { 'none-needed': 'No.' },
    why: 'They show no icon on their front; see [[upgrades]].',
    other: 'Yes, one each.',
  },
  'two-titles': {
    question: 'Two different titles on one ship?',
    answers: { 'not-judged': 'The app does not judge it.' },
    why: '[[titles]] say nothing of it.',
    other: 'One at most.',
  },
  'two-commanders': {
    question: 'Two commanders on one ship: how many faults?',
    answers: { 'one-flagship': 'One flagship, but one commander too many.' },
    why: 'The two rules of the [[flagship]] are checked apart.',
    other: 'A flagship too many as well.',
  },
  'other-faction-upgrade': {
    question: 'An upgrade of the other side: which rules does it break?',
    answers: { 'both-broken': 'Both: the fleet is mixed, and the ship cannot carry it.' },
    why: '[[factions]] and [[upgrades]] each forbid it.',
    other: 'Only the latter.',
  },
  'objective-count': {
    question: 'Wrong number of objectives, one category twice: one fault or two?',
    answers: { 'each-on-its-own': 'Two, each on its own.' },
    why: 'Both have their own remedy; see [[objectives]].',
    other: 'One.',
  },
  'wiped-out-ahead': {
    question: 'A side without ships is ahead in score: who wins?',
    answers: { 'ship-left-wins': 'Whoever has a ship left.' },
    why: 'So says [[winning]].',
    other: 'The higher score.',
  },
  'death-match-tie': {
    question: 'Unlimited rounds, both lose the last ship together: who wins?',
    answers: {
      'by-score':
        'The higher score without victory tokens; if level, whoever has not the initiative then.',
    },
    why: 'Without [[objectives]] there are no such tokens, and initiative moves on each round; see [[unlimited-rounds]].',
    other: 'A draw.',
  },
  'obstructed-neighbour': {
    question: 'May an engaged squadron attack one at distance 1 that it is not engaged with?',
    answers: { 'may-be-attacked': 'Yes, unless Escort forbids it.' },
    why: '[[engagement]] only puts squadrons before ships.',
    other: 'No, only those it is engaged with.',
  },
  'escort-covers': {
    question: 'Whom does Escort protect?',
    answers: {
      'all-without':
        'All enemy squadrons without Escort, while the attacker is engaged with one that has it. An obstructed one protects nobody; ships are not protected.',
    },
    why: 'So reads [[escort]].',
    other: 'Only those that the attacker is engaged with.',
  },
  'heavy-mixed': {
    question: 'Heavy and other squadrons together: is one held?',
    answers: {
      'one-holds': 'One that is not Heavy is enough. Its own Heavy helps only its enemies.',
    },
    why: '[[heavy]] speaks of what its bearer prevents.',
    other: 'A Heavy one among them sets it free.',
  },
  'commanded-squadron': {
    question: 'A squadron activated by a command: how often may it act?',
    answers: { 'one-of-each': 'One move and one attack, in either order.' },
    why: 'So says [[squadron-activation]].',
    other: 'Two of either.',
  },
  'single-squadron-left': {
    question: 'One squadron is left when two are to be activated: what then?',
    answers: { 'activates-one': 'It activates alone, and the turn passes.' },
    why: 'So says the [[squadron-phase]].',
    other: 'The turn is skipped.',
  },
  'squadrons-after-ship': {
    question: 'May squadrons be placed before any ship?',
    answers: {
      'ship-first':
        'No, your first turn is a ship. A side with nothing left is skipped; an odd last squadron waits for your ships and is then a turn by itself.',
    },
    why: 'Squadrons stand near a friendly ship, so one must be there; see [[setup]].',
    other: 'Yes, near where a ship will be.',
  },
  'further-targets': {
    question: 'May an attack on a squadron go on to a ship?',
    answers: { 'squadrons-only': 'No, nor an attack on a ship to anything.' },
    why: 'Only a squadron opens further targets, and only squadrons are; see [[attack]].',
    other: 'Yes.',
  },
  'nearest-overlapped': {
    question: 'Several ships were overlapped at different speeds: which gets the card?',
    answers: { 'of-all-tried': 'The nearest of all, where the ship ends.' },
    why: 'It is one process that ends in one pair of cards; see [[overlapping]].',
    other: 'The one overlapped last.',
  },
  'speeds-given-up': {
    question: 'Do obstacles at speeds that were given up count?',
    answers: { 'end-place-only': 'No, only the place where the ship ends, at speed 0 too.' },
    why: 'Effects follow the move that was made; see [[obstacles]].',
    other: 'Yes, all of them.',
  },
  'collision-before-obstacles': {
    question: 'Collision and obstacle: which first?',
    answers: {
      'cards-first': 'The collision’s cards, face down, past the shields; then the obstacles.',
    },
    why: 'The text sets no order between [[overlapping]] and [[obstacles]]; a later printed answer does.',
    other: 'The owner chooses.',
  },
  'station-at-full': {
    question: 'A station and nothing to mend: what happens?',
    answers: { 'up-to-full': 'Nothing: no more than full hull, no card that is not there.' },
    why: 'Recovering stops at the start, as for [[shields]]; see [[obstacles]].',
    other: 'A hull point beyond the full value.',
  },
};
