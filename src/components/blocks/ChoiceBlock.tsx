import { View } from 'react-native';

import type { BlockOf, Option } from '../../core/pages/page';
import { moveWithArrows } from '../../platform/arrowKeys';
import { webProps } from '../../platform/webProps';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { List } from '../ListRow';
import { Section } from '../Panel';
import { SegmentedControl } from '../SegmentedControl';
import { ChoiceMenu } from './ChoiceMenu';
import { OptionRow } from './OptionRow';
import { RuleName } from './RuleName';
import { isSameAnswer } from './sameAnswer';
import type { PageHands } from './hands';

type ChoiceBlockProps = Readonly<{ block: BlockOf<'choice'>; hands: PageHands }>;

/** One of several, as the page would have it drawn. */
export function ChoiceBlock({ block, hands }: ChoiceBlockProps) {
  const { label, entry, id } = block;
  const choose = ({ value }: Option) => {
    if (!isSameAnswer(value, block.value)) hands.answer(id, value);
  };
  if (block.style === 'menu') return <ChoiceMenu block={block} hands={hands} onChoose={choose} />;
  const drawn =
    block.style === 'segments' ? (
      <Segments block={block} onChoose={choose} />
    ) : (
      <Options block={block} onChoose={choose} />
    );
  if (entry === undefined) return <Section title={label}>{drawn}</Section>;
  return (
    <View>
      <RuleName label={label} entry={entry} hands={hands} isOver />
      {drawn}
    </View>
  );
}

type StyledProps = Readonly<{ block: BlockOf<'choice'>; onChoose: (option: Option) => void }>;

function Segments({ block, onChoose }: StyledProps) {
  const { options } = block;
  return (
    <SegmentedControl
      name={block.label}
      value={String(options.findIndex(({ value }) => isSameAnswer(value, block.value)))}
      choices={options.map(({ label, why }, at) => ({
        value: String(at),
        label,
        ...(why !== undefined && { why }),
      }))}
      onChoose={(at) => {
        const option = options[Number(at)];
        if (option) onChoose(option);
      }}
    />
  );
}

function Options({ block, onChoose }: StyledProps) {
  const styles = useStyles();
  const look = ({ list: 'row', arcs: 'arc', chips: 'chip' } as const)[
    block.style === 'arcs' || block.style === 'chips' ? block.style : 'list'
  ];
  const options = block.options.map((option, at) => (
    // A choice keeps its options in one order.
    <OptionRow
      key={at}
      option={option}
      look={look}
      role="radio"
      isOn={isSameAnswer(option.value, block.value)}
      onPress={() => onChoose(option)}
    />
  ));
  return (
    <View
      role="radiogroup"
      aria-label={block.label}
      style={look !== 'row' && styles.wrap}
      {...webProps({ onKeyDown: moveWithArrows })}
    >
      {look === 'row' ? <List>{options}</List> : options}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}));
