import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { Section } from '../../components/Panel';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Sheet } from '../../components/Sheet';
import {
  CARD_ORDERS,
  groupsOf,
  type CardQuery,
  type ListedCard,
  type ListedPack,
} from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import type { Finder } from './useFinder';

type FilterSheetProps = Readonly<{
  finder: Finder;
  cards: readonly ListedCard[];
  packs?: readonly ListedPack[];
  isOpen: boolean;
  onClose: () => void;
}>;

/** How cards are sorted, and which of them are shown. */
export function FilterSheet({ finder, cards, packs = [], isOpen, onClose }: FilterSheetProps) {
  const styles = useStyles();
  const { find: say } = useWords().cards;
  const { query, setQuery, found, filters, clear } = finder;
  return (
    <Sheet
      isOpen={isOpen}
      title={say.filters}
      onClose={onClose}
      footer={
        <View style={styles.acts}>
          {filters > 0 && <Button grows label={say.clear} onPress={clear} />}
          <Button grows kind="primary" label={say.show(found.length)} onPress={onClose} />
        </View>
      }
    >
      <Section title={say.order}>
        <SegmentedControl
          name={say.order}
          value={query.order}
          choices={CARD_ORDERS.map((value) => ({ value, label: say.orders[value] }))}
          onChoose={(order) => setQuery({ order })}
        />
      </Section>
      {packs.length > 1 && (
        <Choices
          title={say.pack}
          chosen={query.pack}
          choices={packs.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(pack) => setQuery({ pack })}
        />
      )}
      {isOpen && <Groups cards={cards} query={query} setQuery={setQuery} />}
    </Sheet>
  );
}

type GroupsProps = Readonly<{
  cards: readonly ListedCard[];
  query: CardQuery;
  setQuery: Finder['setQuery'];
}>;

function Groups({ cards, query, setQuery }: GroupsProps) {
  const ofKind = cards.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const choose = (group: string, value: string | undefined) => {
    const { [group]: _, ...others } = query.groups ?? {};
    setQuery({ groups: value === undefined ? others : { ...others, [group]: value } });
  };
  return groupsOf(ofKind).map(({ group, values }) => (
    <Choices
      key={group}
      title={group}
      chosen={query.groups?.[group]}
      choices={values.map((value) => ({ value, label: value }))}
      onChoose={(value) => choose(group, value)}
    />
  ));
}

type ChoicesProps = Readonly<{
  title: string;
  chosen: string | undefined;
  choices: readonly Readonly<{ value: string; label: string }>[];
  onChoose: (value: string | undefined) => void;
}>;

/** One or none: a second tap takes it away. */
function Choices({ title, chosen, choices, onChoose }: ChoicesProps) {
  const styles = useStyles();
  return (
    <Section title={title}>
      <View style={styles.chips}>
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            isSelected={value === chosen}
            onPress={() => onChoose(value === chosen ? undefined : value)}
          />
        ))}
      </View>
    </Section>
  );
}

const useStyles = makeStyles(() => ({
  acts: { flexDirection: 'row', gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
}));
