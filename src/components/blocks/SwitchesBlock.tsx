import { memo } from 'react';

import type { BlockOf, SwitchView } from '../../core/pages/page';
import { List } from '../ListRow';
import { Toggle } from '../Toggle';
import { Titled } from './Titled';
import type { PageHands } from './hands';

type SwitchesBlockProps = Readonly<{ block: BlockOf<'switches'>; hands: PageHands }>;

/** Questions that only the table can answer. */
export function SwitchesBlock({ block, hands }: SwitchesBlockProps) {
  const hasRules = block.switches.some(({ entry }) => entry !== undefined);
  return (
    <Titled label={block.label}>
      <List>
        {block.switches.map((one) => (
          <OneSwitch key={one.id} view={one} hands={hands} hasRuleRoom={hasRules} />
        ))}
      </List>
    </Titled>
  );
}

type OneSwitchProps = Readonly<{ view: SwitchView; hands: PageHands; hasRuleRoom: boolean }>;

const OneSwitch = memo(function OneSwitch({ view, hands, hasRuleRoom }: OneSwitchProps) {
  const { id, label, detail, on, entry, answers } = view;
  const set = (isOn: boolean) =>
    answers === undefined ? hands.answer(id, isOn) : hands.change(isOn ? answers.on : answers.off);
  return (
    <Toggle
      title={label}
      isOn={on}
      onSet={set}
      hasRuleRoom={hasRuleRoom}
      {...(detail !== undefined && { detail })}
      {...(entry !== undefined && { onRule: () => hands.read(entry) })}
    />
  );
});
