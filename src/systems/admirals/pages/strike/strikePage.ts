import type { Block, Option } from '../../../../core/pages/page';
import { inNumbers, onRadar, wayTold } from '../../../admirals-shared/pages/aim';
import { gunId } from '../../../admirals-shared/pages/strike/aiming';
import { makeStrikePage } from '../../../admirals-shared/pages/strike/strikePage';
import {
  gunPages,
  type Ready,
  type StrikeEdition,
} from '../../../admirals-shared/pages/strike/striking';
import { standsOf } from '../../../admirals-shared/play/stands';
import { flagAt, textAt } from '../../../kit/pages/answered';
import { pieceOf, piecesOf } from '../../play/view';
import type { MountChoice } from '../../strike/declare';
import { usableShields } from '../../strike/shields';
import { readsRule, readsSource } from '../reads';
import type { View } from '../shipRow';
import type { AdmiralsStrike } from './edition';
import { gunsAt, policyBlocks, strikeOddsBlock, volleyAt } from './oddsBlocks';
import { quick } from './quick';
import { rollOf } from './rolls';
import { answerTo, neighbours, ownSwitches } from './tableBlocks';

export const { refTo: strikeRef, gunOf } = gunPages('strike');

/** 5A: why a mount may not strike this target. */
const whyNot = ({ words }: View, { refusals: [first] }: MountChoice): string | null =>
  first ? words.play.refusal(first.why) : null;

const gunOption = (view: View, gun: MountChoice): Option => {
  const why = whyNot(view, gun);
  return {
    value: gunId(gun),
    label: gun.weapon?.name ?? gun.weaponCode,
    detail: view.words.strikePages.gun(gun.arc, gun.dice),
    rays: view.rules.arcs[gun.arc],
    ...(why === null ? {} : { why }),
  };
};

/** 5A: every armament, greyed with its reason where it may not strike this target. */
const gunBlocks = (view: View, { guns, gun }: Ready<AdmiralsStrike>): readonly Block[] => [
  {
    block: 'choice',
    id: 'gun',
    label: view.words.strikePages.armament,
    style: 'menu',
    value: gunId(gun),
    options: guns.map((one) => gunOption(view, one)),
    ...readsRule('5A'),
  },
];

/** 5: what 2.0 brings to the page of a strike. */
export const EDITION: StrikeEdition<AdmiralsStrike> = {
  readsSource,
  sections: {
    arc: '5A-01',
    distance: '2A-01',
    facing: '5E-01',
    modifiers: '5B',
    hull: '3A-01 X',
    criticals: '5F-03',
    shields: '5E',
  },
  pieceOf: ({ setup, state }, ship) => pieceOf(setup, state, ship),
  piecesOf: ({ setup, state }) => piecesOf(setup, state),
  gunsAt,
  whyNot,
  // The last strike between the two says where it was; the page may say otherwise.
  whereaboutsOf: ({ state, rules }, answers, { id: attacker }, { id: target }) =>
    wayTold(answers, 'radar') === 'radar'
      ? onRadar(answers, target, standsOf(state, attacker, target), rules)
      : inNumbers(answers, target, null),
  aimWith: (aim, _gun, answers) => {
    const augur = textAt(answers, 'augur');
    return {
      ...aim,
      ...(flagAt(answers, 'skilled') === true ? { skilled: true } : {}),
      ...(augur === null ? {} : { augur }),
    };
  },
  answerTo,
  shieldsOf: ({ rules }, target, facings) => usableShields(target, facings, rules),
  gunBlocks,
  ownSwitches,
  neighbours,
  oddsBlock: strikeOddsBlock,
  policyBlocks,
  volleyAt,
  quick,
  rollOf,
};

/** 5: a strike of one ship on one page; the mount is the one that it was opened for. Null for no such ship. */
export const strikePage = makeStrikePage(EDITION);
