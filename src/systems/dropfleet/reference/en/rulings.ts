import { rulingTableIn } from '../../../kit/reference/rulingTexts';
import { RULINGS } from '../../rulings';

export const rulings = rulingTableIn(
  RULINGS,
  `
lock-minus-one-harder | Does “Lock −1” make it harder or easier to hit? | Harder: 3+ becomes 4+. | Easier: 3+ becomes 2+. | The sheet writes −1 for worse saves too; see [[firing-between-layers]].
sixes-may-be-critical | Only a 6 hits from Atmosphere: may it be critical? | Yes, if a 6 is two above the Lock in use. | No. | Criticals are ruled out in another row of [[firing-between-layers]] alone.
atmosphere-any-attacker | Do the penalties apply to an attacker in Atmosphere as well? | Yes. | Only to attackers in Orbit. | [[firing-between-layers]] names the target only.
critical-beyond-six | Are there criticals with a Lock of 5+ or 6+? | No, a 7 cannot be rolled. | A 6 is critical. | The limit of 6+ is for [[hitting]], and two above is no modifier.
critical-follows-lock | Is a critical counted from the printed Lock? | From the modified one, also where a fixed 6 is needed to hit. | From the printed one. | One Lock is in use for [[hitting]].
modifiers-sum-then-limit | Is each modifier limited, or their sum? | The sum. | Each one. | Then their order cannot matter; see [[numbers]].
formation-backup-best-of | Does a Ship with a Backup Save of its own roll twice in Formation? | No, once, at the better number. | Twice; enter the second by hand, because an attack asks for one Backup Save. | There is one step for it in [[saves]].
shield-core-only | May a Shield stop Energy or Kinetic hits? | No. | Yes. | [[saves]] gives it to Core hits.
weapon-specials | What do weapon rules do that the sheet only names? | What public lists say about Burnthrough, Bombardment and others. | Nothing by themselves; the table changes numbers by hand. | Criticals would do nothing otherwise; see [[hitting]].
damage-runs-on | Does damage beyond a Ship’s hull go to the next Ship? | Yes; beyond the last it is lost. | It is lost. | [[damage]] is one sum that is shared out.
destroyed-rolls-no-cripple | Does a Ship roll for crippling when one attack destroys it from above half? | No. | Yes, before it explodes; only an Energy Surge would matter, and that Spike is one tap. | It is gone before [[crippling]].
capital-is-medium-up | Which Ships are Capital Ships? | Medium, Heavy and Colossal. | Heavy and Colossal; nobody could then use the row for Medium Ships, so the app does not offer it. | The list of [[explosion|explosions]] has these.
crippling-token-stays | Are effects gained that a Formation ignores? | Gained, and ignored while it lasts. | Not gained. | [[formation]] speaks of tokens, so they are there.
repair-die-per-effect | Are repair dice tied to an effect? | Yes. | No, they are spent freely; roll them on the table and tap off what is repaired. | Orbital Decay has its own number; see [[repair]].
repair-hull-not-regained | When is hull from Damage Control regained? | In the activation. | In the End phase; it is the same hull point in the same round, so there is nothing to switch. | [[damage-control]] is an order.
repair-die-per-token | One roll for two Fire tokens, or two? | One for each. | One for all. | Tokens are counted one by one; see [[repair]].
damage-control-cap | Can hull rise above what a Ship began with? | No. | Yes; but a hull bar is as long as on the card, so the table keeps the rest in mind. | [[damage-control]] repairs.
order-spikes-first | Which Spikes are added and removed first? | Those of the order; there are 0 to 4 at any time. | None: all are added up, then kept to 0 to 4. In play each Spike is set when it comes, so there is no sum. | The order opens the activation; see [[spikes]].
half-thrust-exact | Is half Thrust rounded? | No. | Up to a full inch. | Inches can be halved; see [[orders]].
rise-from-the-most | What are the 4″ for rising taken from? | From the longest move allowed; some must be left. | From the move really made; only the table measures that. | See [[changing-layer]].
no-turn-to-forgo | May a Ship launch under Course Change without a turn to give up? | No. | Yes. | [[course-change]] asks for one.
spikes-while-silent | What do Spikes do that are added after Silent Running? | They count from 0″. | From the printed signature. | [[silent-running]] does not say.
lone-ship-coherent | Is a Group of one Ship in Coherency? | Yes, without a Formation. | No; a lone Ship could then never fire or launch, so the app does not offer it. | There is nobody to be near; see [[coherency]].
coherency-group-size | Which Ships count for “four or more”? | All of the Group. | Those in the same layer; the table measures who is near whom, and tells it with one chip. | [[coherency]] says nothing narrower.
contain-is-the-result | Contain Reactor on a Heavy Ship: 2, or 2 and 1? | 2 is the result. | 2 is the die, and tonnage adds to it. | The core rules call it the result of the [[explosion]].
blast-hit-one-damage | How much damage does a hit of an Explosion do? | 1. | 2. | No value is given in [[explosion-table]].
scenery-hit-one-damage | How much damage does a hit from scenery do? | 1, and a Formation does not help. | 2. | No value is given, and [[scenery]] does not attack.
blast-is-no-attack | Does the 6+ of a Formation help against Explosions and boarders? | No. | Yes. | [[formation]] names attacks.
boarding-no-shield | Does a Shield help against boarders? | No. | Yes, they are Core hits. | [[boarding]] names the Backup Save only.
boarding-hit-one-damage | How much damage does a boarder do? | 1. | D3. | No value is given for [[boarding]].
backup-plus-one-none | What is +1 on a Backup Save that a Ship does not have? | Still none. | 6+. | [[damage-control]] improves, it does not give.
control-by-battalions | What counts for control? | Battalions on the site and its Features. | Features as well; for that they would need owners, and the sheet has none. | A Feature has no owner; see [[control]].
assign-some-or-all | How many battalions go to a Feature? | As many as the player likes. | All. | [[battalion-combat]] names no number.
destroy-after-combat | When do four battalions destroy a Feature? | After all combat at the dropsite, if the player likes. | Before the fighting. | It is named last in [[battalion-combat]].
removed-feature-first | What comes first, the Feature that is given up or the losses? | The Feature. | The losses. | It replaces damage; see [[collateral]].
best-save-with-site | Does a dropsite’s own save count among the best? | Yes. | Only those of Features. | The best of all is used; see [[dropsites]].
one-asset-one-battalion | How many battalions does an asset bring? | 1; two contested Bulk Landers 1, an odd one is lost. | As its card says; no card has such a figure, so count battalions by hand then. | The exception in [[launching-battalions]] implies it.
equal-wings-both-go | What if Wings that fight are equal? | Both are removed. | One is left; the sheet does not say whose, so set it by hand. | Each side of [[wings]] loses as many.
rerolls-per-fighter | How many dice does a Fighter reroll? | As the asset’s card says. | 1. | [[close-protection]] gives no number.
rerolls-only-rolled-dice | May dice be rerolled that Saturation Fire took away? | No. | Yes. | They were not rolled; see [[bombers]].
saturation-one-type | May Saturation Fire take dice from both saves? | No. | Yes; roll what is left on the table and set the hull by hand. | One type is picked; see [[bombers]].
bombardment-line-moved | What do Bombers need to attack Cities? | Bombardment. | More than six Bombers. | [[torpedoes]] have the same line.
scenery-die-each-asset | Is a die rolled for each asset, or for each Wing? | For each asset. | For each Wing. | See [[scenery]].
ap-without-admiral | May action points be spent without an Admiral? | Yes. | No. | The 1 of [[planning]] would have no use otherwise.
comms-once | Do two Comms Stations give 2 points? | No, 1 in all. | Yes. | They are used once a round; see [[features]].
refused-costs-nothing | What does an ability cost that may not be used? | Nothing. | Its price; the app refuses before you pay, and points can be set by hand. | [[abilities]] does not say.
equal-admirals-no-bonus | Who adds 1 if both Admirals are equal? | Nobody. | Both; it comes to the same. | Both or neither is the same; see [[initiative]].
half-of-the-groups | Direct approach: half of what? | Of the number of Groups. | Of the points. | Groups are what is placed; see [[approach]].
reroll-again | What if the second die is out of range too? | It stands. | Roll on, and enter the last die. | Dice are rolled again once; see [[scenarios]].
contest-both-score | Who scores a contested site? | Both. | Whoever has more battalions. | Both are there; see [[scoring]].
full-500-only | What is a part of 500, 200 or 100 points worth? | Nothing. | In proportion; points are whole numbers, so parts are scored by hand. | A step is a full one; see [[variants]].
raze-each-scoring-round | Does Raze score in both rounds? | In rounds 4 and 6. | At the end only. | It is twice the standard, which scores twice; see [[variants]].
raze-own-zone | Raze: 24″ from whose zone? | The zone of the player who scores. | Both zones. | [[secondary-objectives]] count so.
variants-without-std | Do Extract, Breakthrough and Raze score the standard points too? | No. | Yes. | The other [[variants]] name them.
breakthrough-others | Who else scores in Breakthrough? | Blue. | Everybody. | Red is named; see [[variants]].
protect-intact | When is a protected site intact? | When it is not Ruined at the end: its points for control, once. | At full hull only. | [[variants]] does not say.
within-includes-edge | Is exactly at the distance within it? | Yes. | No; distances are measured on the table, which then says what is near. | See [[numbers]].
unallowed-scores-none | What does an objective score that should not have been nominated? | Nothing. | As usual. | See [[secondary-objectives]].
`,
);
