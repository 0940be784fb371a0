import type { System } from '../core/game/system';
import { inLanguage } from '../core/game/systems';
import type { Systems } from '../core/game/systems';
import { checkGame, QUICK } from '../core/outside/checkGame';
import { LIMITS } from '../core/outside/limits';
import { checkTree } from '../core/outside/readOutside';
import type { Shelf } from '../core/pages/desks';
import { loadCardsById, type StoredCard } from '../storage/cards';
import type { Session } from '../storage/database';
import { loadFleets, type StoredFleet } from '../storage/fleets';
import { loadGame } from '../storage/games';
import { loadPacksById, type Pack } from '../storage/packs';
import { detailOf, type DamagedRow } from '../storage/problem';
import { loadSettings } from '../storage/settings';
import { findIn, listNamed, type Fault } from '../storage/unread';
import { prepare } from './openGame';
import { draftOf, toShelfFleet } from './makeShelves';

/** Nothing lies ready: what is shown must not depend on it. */
const BARE: Shelf = { cards: [], fleets: [] };

const attempt = (show: () => unknown): Fault => {
  try {
    show();
    return null;
  } catch (error) {
    return detailOf(error);
  }
};

/** The same that is asked of everything from outside. */
const treeFault = (value: unknown): Fault => {
  const tree = checkTree(value, '', LIMITS.pack.text);
  const [problem] = tree.ok ? [] : tree.problems;
  return problem ? `${problem.path} ${problem.why.id}` : null;
};

const packFault = ({ body }: Pack): Fault => treeFault(body);

const cardFault = (system: System | null, { kind, body }: StoredCard): Fault => {
  const cards = system && inLanguage(system.words).shows.cards;
  if (!cards) return null;
  if (!cards.kinds.some(({ id }) => id === kind)) return 'unknown kind';
  const draft = draftOf(body);
  return (
    treeFault(body) ??
    attempt(() => {
      cards.glance(kind, draft);
      cards.missing(kind, draft, BARE);
      cards.reading(kind, draft, BARE);
      cards.editor(kind, draft, { page: 'card' }, BARE);
    })
  );
};

const fleetFault = (system: System | null, stored: StoredFleet): Fault => {
  const fleets = system && inLanguage(system.words).shows.fleets;
  if (!system || !fleets) return null;
  return (
    treeFault([stored.body, stored.cards]) ??
    attempt(() => {
      const fleet = toShelfFleet(system, BARE.cards, stored);
      fleets.glance(fleet, BARE);
      fleets.page(fleet, { page: 'fleet' }, BARE);
      fleets.text(fleet);
    })
  );
};

const gameFault = async (session: Session, systems: Systems, id: string): Promise<Fault> => {
  const loaded = await loadGame(session, id);
  if (!loaded.ok) return loaded.damaged[0]?.detail ?? '';
  const { system, setup, steps, cursor } = loaded.game;
  const long = treeFault([setup, steps]);
  if (long !== null) return long;
  const prepared = await prepare(systems, system, setup);
  if (!prepared.ok) return prepared.problem.id === 'unknown-system' ? null : prepared.problem.id;
  const check = checkGame(prepared.system, prepared.setup, steps, cursor, QUICK);
  return check.ok ? null : (check.problems[0]?.path ?? '');
};

const findGames = async (session: Session, systems: Systems): Promise<readonly DamagedRow[]> => {
  const found: DamagedRow[] = [];
  for (const { id, name } of await listNamed(session, 'games')) {
    const detail = await gameFault(session, systems, id);
    if (detail !== null) found.push({ table: 'games', id, name, detail });
  }
  return found;
};

/**
 * Every row of every table that could not be opened again, by its name. What belongs to a rule set that the app does
 * not have is opened by nobody, and stays for the version that has it.
 */
export const findUnsound = async (
  session: Session,
  systems: Systems,
): Promise<readonly DamagedRow[]> => [
  ...(await loadSettings(session)).damaged,
  ...(await findIn(session, 'packs', loadPacksById, packFault)),
  ...(await findIn(session, 'cards', loadCardsById, async (card) =>
    cardFault(await systems.load(card.system), card),
  )),
  ...(await findIn(session, 'fleets', loadFleets, async (fleet) =>
    fleetFault(await systems.load(fleet.system), fleet),
  )),
  ...(await findGames(session, systems)),
];
