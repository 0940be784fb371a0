import type { CardDesk } from '../../../core/pages/desks';
import type { Block, BlockOf, Finding } from '../../../core/pages/page';
import { makeCardDesk, type Reading } from '../../kit/cards/cardDesk';
import { cardSoFar } from '../../kit/cards/cardForm';
import { readingOf, type Controls } from '../../kit/cards/cardPages';
import { PART } from '../../kit/cards/controls';
import { draftOf } from '../../kit/cards/draftOf';
import { listOf, textOf } from '../../kit/fleets/fleetForm';
import { FORMS, readCard } from '../cards';
import { abilitiesOf } from '../design/abilities';
import { checkDesign, pointsIn, type Breach } from '../design/checkDesign';
import { FLEET_FORM, partsIn, shipDraft } from '../fleet/fleetForm';
import { readsRule } from '../reference/entriesFor';
import { rulesFor } from '../rulings';
import { TRAINING_DESIGNS } from '../training/designs';
import type { SolarWords } from '../words/en';
import type { DesignWords } from '../words/en/design';
import { abilityTable, strengthBars } from './sheets';
import { chargedShip, editedShip } from './shipDrawing';

/** What a card breaks of the rules on designs: it can be kept all the same, but not flown by them. */
const findingsOn = (words: DesignWords, breaches: readonly Breach[]): readonly Block[] => {
  const findings = breaches.map((breach): Finding => ({
    text: words.breach(breach),
    rule: breach.rule,
    tone: 'warning',
    ...readsRule(breach.rule),
  }));
  return findings.length === 0
    ? []
    : [{ block: 'findings', label: words.fleetDesk.state.label, findings }];
};

/** A design as play shows it: the ship with everything charged, and what it can do. */
const designReading =
  (words: DesignWords): Reading =>
  (kind, draft, shelf) => {
    const page = readingOf(kind, draft, shelf);
    const card = cardSoFar(kind.form, (found) => readCard(found, ''), draft);
    if (!card) return page;
    const rules = rulesFor(shelf.rulings ?? {});
    const able = abilitiesOf(card, rules);
    const { points, breaches } = checkDesign(card, rules);
    return {
      ...page,
      figure: { label: words.desk.points, value: words.number(points) },
      blocks: [
        chargedShip(words, page.title, card, rules),
        { block: 'text', text: words.desk.sheet.roster(card.crew) },
        ...findingsOn(words, breaches),
        abilityTable(words, able),
        strengthBars(words, able),
      ],
    };
  };

type Parts = ReturnType<typeof partsIn>;

/** The list of parts, each by what it is. */
const withNames = (words: DesignWords, block: BlockOf<'items'>, parts: Parts): Block => ({
  ...block,
  items: block.items.map((item) => {
    const { value } = parts.find(({ at }) => item.id === `components.${at}`) ?? {};
    return value
      ? { ...item, title: words.desk.pick(value.system, value.level, value.section) }
      : item;
  }),
});

/** A design edited as it is drawn: a part opens at a tap, and a free slot takes a new one. */
const drawnControls =
  (words: DesignWords): Controls =>
  (draft, shelf, fields) => {
    const say = words.desk.ready;
    const parts = partsIn(draft);
    const next = listOf(draft['components']).length;
    const opens = (at: number) => ({ page: PART, about: `components.${at}` });
    const ship = editedShip(
      words,
      textOf(draft['name']),
      { components: parts.map(({ value }) => value), crew: [] },
      (at) => ({ opens: opens(parts[at]?.at ?? next) }),
      (place) => ({
        answers: { [`components.${next}`]: { system: null, level: 3, section: place } },
        opens: opens(next),
      }),
    );
    const [code, name, ...lists] = fields;
    const own = shelf.fleets.flatMap(({ id, name: fleet, draft: kept }) =>
      FLEET_FORM.read(kept).ships.map(({ name: called = fleet, components, crew }, at) => ({
        id: `${id} ${at}`,
        title: called,
        detail: say.line(pointsIn({ components, crew }), abilitiesOf({ components, crew })),
        act: {
          label: say.begin(called),
          answers: { ...shipDraft({ name: called, components, crew }) },
        },
      })),
    );
    return [
      ...[code, name].flatMap((block) => block ?? []),
      ship,
      ...lists.map((block) => (block.block === 'items' ? withNames(words, block, parts) : block)),
      ...(own.length === 0 ? [] : [{ block: 'items', label: say.own, items: own } as const]),
    ];
  };

/** Where designs are kept as cards, and the training designs. */
export const makeDesignCards = ({ problem, cardForms, design: words }: SolarWords): CardDesk =>
  makeCardDesk({
    forms: FORMS,
    words: cardForms.kinds,
    desk: cardForms.desk,
    opens: { rule: readsRule, term: () => ({}) },
    problem,
    readings: { design: designReading(words) },
    controls: { design: drawnControls(words) },
    builtIn: [
      {
        id: 'solar-flare-training',
        name: words.pack.name,
        author: 'Flagbridge',
        version: '1',
        colour: 'teal',
        notes: words.pack.notes,
        cards: TRAINING_DESIGNS.map((card) => ({
          id: `solar-flare:${card.code}`,
          kind: card.kind,
          draft: draftOf(card),
        })),
      },
    ],
  });
