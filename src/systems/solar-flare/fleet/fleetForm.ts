import type { Problem } from '../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../core/codes/safeText';
import { groupOf, type Answer, type Answers } from '../../../core/pages/answers';
import {
  ITEM,
  itemsOf,
  makeFigure,
  parseFigure,
  WITHIN,
  fleetForm,
  type FleetPart,
  listOf,
  textOf,
} from '../../kit/fleets/fleetForm';
import type { FleetEntry } from '../../kit/fleets/entries';
import { FORMS, PLACES, type DesignCard } from '../cards';
import type { Design } from '../design/places';
import { SYSTEMS } from '../parts';

/** A ship of a fleet: its own design, under a name or as the fleet is called. */
export interface OwnShip extends FleetEntry, Design {
  /** Parts of a draft that could not be read. */
  readonly unread: number;
}

/** Ship Design, Fleet Action: one ship of a captain's own, or several of a team. */
export interface SolarFleet {
  readonly ships: readonly OwnShip[];
}

/** More than any team has. */
export const MOST_SHIPS = 10;

const { components: componentsForm, crew: crewForm } = FORMS.design.table.fields;

/** What can be read of a list, and how much cannot. */
const readable = <Value>(
  part: Answer | undefined,
  read: (
    draft: unknown,
    path: string,
  ) => { readonly ok: boolean; readonly value?: readonly Value[] },
) => {
  const all = listOf(part);
  const places = all.flatMap((one, at) =>
    (read([one], '').value ?? []).map((value) => ({ value, at })),
  );
  return { places, found: places.map(({ value }) => value), unread: all.length - places.length };
};

/** The parts of a draft that can be read, each with its place in the list. */
export const partsIn = (draft: Answers) =>
  readable(draft['components'], componentsForm.read).places;

export const shipId = (at: number): string => `s${at + 1}`;

export const blankShip = (at: number): OwnShip => ({
  id: shipId(at),
  code: shipId(at),
  components: [],
  crew: [],
  unread: 0,
});

const shipIn = (draft: Answer, at: number): OwnShip => {
  const { name, components, crew } = groupOf(draft);
  const parts = readable(components, componentsForm.read);
  const teams = readable(crew, crewForm.read);
  const called = textOf(name);
  return {
    ...blankShip(at),
    ...(called === '' ? {} : { name: called }),
    components: parts.found,
    crew: teams.found,
    unread: parts.unread + teams.unread,
  };
};

/** What `shipIn` reads back. */
export const shipDraft = ({
  name = '',
  components,
  crew,
}: Pick<OwnShip, 'name' | 'components' | 'crew'>): Answers => ({
  name,
  components: components.map((part) => ({ ...part })),
  crew: [...crew],
});

/** Three figures a component: system, level and section, where 0 is none and 7 the core. */
const makeParts = ({ components }: Design): string =>
  components
    .map(({ system, level, section }) => {
      const place = section === null ? 0 : PLACES.indexOf(section) + 1;
      return [SYSTEMS.indexOf(system), level, place].map(makeFigure).join('');
    })
    .join('');

/** As a draft, so that what does not exist can be refused by name. */
const partsDraft = (text: string): readonly Answer[] =>
  (text.match(/.{1,3}/g) ?? []).map((three) => {
    const [system = NaN, level = NaN, place = NaN] = [...three].map(parseFigure);
    return {
      system: SYSTEMS[system] ?? String(system),
      level,
      section: place === 0 ? null : (PLACES[place - 1] ?? String(place)),
    };
  });

const makeShip = (ship: OwnShip): string =>
  [makeSafe(ship.name ?? '', 'small'), makeParts(ship), ship.crew.map(makeFigure).join('')].join(
    WITHIN,
  );

const draftsIn = (text: string): readonly Answers[] =>
  itemsOf(text).map((item) => {
    const [name = '', parts = '', crew = ''] = item.split(WITHIN);
    return {
      name: parseSafe(name, 'small') ?? '',
      components: partsDraft(parts),
      crew: [...crew].map(parseFigure),
    };
  });

const problemsOf = (draft: Answers, path: string): readonly Problem[] =>
  [
    componentsForm.read(draft['components'], `${path}.components`),
    crewForm.read(draft['crew'], `${path}.crew`),
  ].flatMap((read) => (read.ok ? [] : read.problems));

/** The designs of a fleet: in its draft as a card has them, in its code a few figures each. */
const designs: FleetPart<SolarFleet> = {
  read: (draft) => ({ ships: listOf(draft['ships']).slice(0, MOST_SHIPS).map(shipIn) }),
  write: ({ ships }) => ({ ships: ships.map(shipDraft) }),
  make: ({ ships }) => ships.map(makeShip).join(ITEM),
  faults: (text) => draftsIn(text).flatMap((draft, at) => problemsOf(draft, `ships[${at}]`)),
  parse: (text) => {
    const ships = draftsIn(text);
    return ships.length > MOST_SHIPS ? null : { ships: ships.map(shipIn) };
  },
};

/** Its draft and its code. */
export const FLEET_FORM = fleetForm<SolarFleet>({ mark: 'FLARE', version: 1 }, [designs]);

/** A ship of a fleet as the card that a game is played with, under a code of its own. */
export const cardOf = (ship: OwnShip, code: string, name: string): DesignCard => ({
  kind: 'design',
  code,
  name,
  components: ship.components,
  crew: ship.crew,
});
