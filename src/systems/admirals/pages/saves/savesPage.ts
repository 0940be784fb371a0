import type { SubjectId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Finding, Page } from '../../../../core/pages/page';
import { armorOf, flakOf } from '../../attributes';
import { WEAPON_TYPES } from '../../../admirals-shared/cards/terms';
import { nearTold } from '../../../admirals-shared/pages/aim';
import { WOUNDS, type Wound } from '../../../admirals-shared/odds/spec';
import { nearbyOf } from '../../play/view';
import { stopChance, type Save, type Tally } from '../../../admirals-shared/explain';
import { savesAgainst, usableShields } from '../../strike/spec';
import { readsSource, type View } from '../view';
import { findingsBlock, laidOut, switchesBlock, type Blocks } from '../../../kit/pages/laidOut';
import { nearSwitch } from '../../../kit/pages/nearby';
import { shipHead } from '../../../kit/pages/shipRow';
import { itemsAt } from '../../../kit/pages/answered';
import { reached, type Nearby, type Piece } from '../../piece';
import { combatSavesOf } from '../../skirmish/spec';
import { tallySum } from '../../../admirals-shared/pages/tallyRows';

interface Defence {
  readonly piece: Piece;
  readonly near: readonly Nearby[];
}

const savesOf = (
  { rules }: View,
  { piece, near }: Defence,
  icon: Wound,
  type: (typeof WEAPON_TYPES)[number],
): readonly Save[] => savesAgainst(icon, [type], piece, near, rules);

/** 5F-02, 5F-03: what stops hits and criticals of each kind of weapon. */
const strikeTable = (view: View, defence: Defence): Block => {
  const say = view.words.savesPage;
  const icons = ['hit', 'critical'] as const;
  return {
    block: 'table',
    label: say.strikes,
    head: icons.map(say.icon),
    rows: WEAPON_TYPES.map((type) => ({
      label: view.words.pages.term(type),
      cells: icons.map((icon) => say.rolls(savesOf(view, defence, icon, type))),
    })),
  };
};

/** 5F-04, 7C: what stops a Direct Hit, of any weapon and in a skirmish. */
const directTable = (view: View, defence: Defence): Block => {
  const say = view.words.savesPage;
  const row = (label: string, saves: readonly Save[]) => ({
    label,
    cells: [say.cell(saves), say.rolled(saves)],
  });
  return {
    block: 'table',
    label: say.direct,
    head: [say.chance, say.with],
    rows: [
      row(say.strike, savesOf(view, defence, 'direct', 'Basic')),
      row(say.skirmish, combatSavesOf(defence.piece, view.rules)),
    ],
  };
};

const saveFinding = ({ words }: View, save: Save): Finding => {
  const from = words.explain.source(save.source);
  const text = words.savesPage.why(words.explain.save(save), from, stopChance([save]));
  return { text, rule: save.rule, tone: 'plain', ...readsSource(save) };
};

/** Saves that no number of the card stands behind: each once, with its source. */
const otherSaves = (view: View, defence: Defence): Blocks => {
  const saves = [
    ...WOUNDS.flatMap((icon) => savesOf(view, defence, icon, 'Ordnance')),
    ...combatSavesOf(defence.piece, view.rules),
  ].filter(({ why }) => why === undefined);
  const findings = saves.map((save) => saveFinding(view, save));
  const isFirst = ({ text, rule }: Finding, at: number): boolean =>
    findings.findIndex((one) => one.text === text && one.rule === rule) === at;
  return findingsBlock(findings.filter(isFirst), view.words.savesPage.others);
};

/** 5E: what can be spent, facing by facing. */
const shieldsText = ({ rules, words }: View, { piece }: Defence): Blocks => {
  const { rule, points } = usableShields(piece, [], rules);
  const isDrawn = piece.shields.as === 'facings' && rule !== '8D-01';
  return !isDrawn && { block: 'text', text: words.strike.shields({ rule, points, from: [] }) };
};

/** How many things its Armor and Flak come from. */
const sourcesOf = ({ rules }: View, piece: Piece, near: readonly Nearby[]): number => {
  const there = reached(piece, near);
  return armorOf(there, rules).lines.length + flakOf(there, near, rules).lines.length;
};

/** 9B, 5B-02: friends whose Cover or cards would count. */
const coverBlocks = (view: View, piece: Piece, answers: Answers): Blocks => {
  const pairs = itemsAt(answers, 'near');
  const alone = sourcesOf(view, piece, []);
  const helps = (other: Piece): boolean =>
    other.id !== piece.id && sourcesOf(view, piece, [{ piece: other, distance: 0 }]) !== alone;
  const others = view.pieces().filter(helps);
  return switchesBlock(
    others.map(({ id: ship }) => {
      const label = view.words.savesPage.covers(view.nameOf(ship));
      return nearSwitch({ path: 'near', pairs, ship, within: 0 }, { id: `near ${ship}`, label });
    }),
  );
};

/** 5F, 7C: what a ship saves on where it stands now. Null for no such ship. */
export const savesPage = (view: View, about: SubjectId, answers: Answers): Page | null => {
  const piece = view.pieceOf(about);
  const ship = view.state.ships[about];
  if (!piece || !ship) return null;
  const near = nearbyOf(view.setup, view.state, nearTold(itemsAt(answers, 'near')));
  const defence = { piece: reached(piece, near), near };
  const say = view.words.savesPage;
  const tally = (label: string, sum: Tally): Block => tallySum(view, label, sum, say.upTo);
  return laidOut({
    ...shipHead(ship),
    kicker: say.kicker(piece.terrain),
    blocks: [
      strikeTable(view, defence),
      directTable(view, defence),
      shieldsText(view, defence),
      coverBlocks(view, piece, answers),
    ],
    aside: [
      tally(say.armor, armorOf(defence.piece, view.rules)),
      tally(say.flak, flakOf(defence.piece, near, view.rules)),
      otherSaves(view, defence),
    ],
  });
};
