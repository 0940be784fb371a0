import type { Block, Option } from '../../../../core/pages/page';
import { ESCALATIONS, FLEET_MODES } from '../../../admirals-shared/fleet/types';
import { readsRule } from '../../pages/reads';
import { CUSTOM_LIMIT, LIMITS, type Limit } from './draft';
import type { OnDesk } from './onDesk';

const levelOption = (level: Limit, { words }: OnDesk): Option => ({
  value: level,
  label:
    level === 'custom'
      ? words.fleetDesk.terms.custom
      : words.fleetDesk.terms.level(level, ESCALATIONS[level]),
});

const listBlock = ({ fleet, cards, words }: OnDesk): Block => {
  const say = words.fleetDesk.terms;
  if (cards.lists.size === 0) return { block: 'text', text: say.noLists };
  const options = [...cards.lists.values()].map(({ code, name, ships }) => ({
    value: code,
    label: name,
    detail: say.listLine(code, ships.length),
  }));
  return {
    block: 'choice',
    id: 'list',
    label: say.list,
    style: 'menu',
    value: fleet.list,
    options,
    ...readsRule(fleet.mode === 'open' ? '13C' : '10B'),
  };
};

/** 10A, 10B, 13B, 13C: what the fleet is built for: mode, power limit, construction list. */
export const termsBlocks = (desk: OnDesk): readonly Block[] => {
  const { fleet, words } = desk;
  const say = words.fleetDesk.terms;
  const { limit } = fleet;
  return [
    { block: 'heading', text: say.label },
    {
      block: 'choice',
      id: 'mode',
      label: say.mode,
      style: 'segments',
      value: fleet.mode,
      options: FLEET_MODES.map((mode) => ({ value: mode, label: words.fleetDesk.mode(mode) })),
      ...readsRule(fleet.mode === 'open' ? '13' : '10'),
    },
    {
      block: 'choice',
      id: 'escalation',
      label: say.levels,
      style: 'chips',
      value: limit.escalation,
      options: LIMITS.map((level) => levelOption(level, desk)),
      ...readsRule('10A'),
    },
    ...(limit.escalation === 'custom'
      ? [
          {
            block: 'stepper' as const,
            id: 'power',
            label: say.power,
            value: limit.power,
            min: CUSTOM_LIMIT.least,
            max: CUSTOM_LIMIT.most,
          },
        ]
      : []),
    listBlock(desk),
  ];
};
