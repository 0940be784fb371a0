import { useState } from 'react';
import { ScrollView, View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { Text } from '../../components/Text';
import { SearchBox } from '../../components/blocks/SearchBox';
import type { ListedCard, ListedPack } from '../../stores/cardStore';
import { useSystemsWithCards } from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { FilterSheet } from './FilterSheet';
import type { Finder } from './useFinder';

type FinderHeadProps = Readonly<{
  finder: Finder;
  cards: readonly ListedCard[];
  /** Where cards of several packs are listed. */
  packs?: readonly ListedPack[];
  onChoose?: () => void;
}>;

/** A line to search in, the kinds of cards, and how many there are. */
export function FinderHead({ finder, cards, packs, onChoose }: FinderHeadProps) {
  const styles = useStyles();
  const { find: say } = useWords().cards;
  const [isOpen, setOpen] = useState(false);
  const { query, setQuery, filters } = finder;
  return (
    <View style={styles.head}>
      <SearchBox label={say.label} value={query.text} onChange={(text) => setQuery({ text })} />
      <Kinds finder={finder} cards={cards} />
      <View style={styles.line}>
        <Text variant="label" tone="muted" live style={styles.count}>
          {say.found(finder.found.length, cards.length)}
        </Text>
        {onChoose !== undefined && <Button kind="quiet" label={say.choose} onPress={onChoose} />}
        <Button
          kind="quiet"
          label={filters === 0 ? say.filters : say.filtersOn(filters)}
          onPress={() => setOpen(true)}
        />
      </View>
      <FilterSheet
        finder={finder}
        cards={cards}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        {...(packs && { packs })}
      />
    </View>
  );
}

function Kinds({ finder, cards }: Pick<FinderHeadProps, 'finder' | 'cards'>) {
  const styles = useStyles();
  const { find: say } = useWords().cards;
  const present = new Set(cards.map(({ system, kind }) => `${system} ${kind}`));
  const kinds = useSystemsWithCards().flatMap((system) =>
    system.kinds.filter(({ id }) => present.has(`${system.id} ${id}`)),
  );
  const unique = kinds.filter(({ id }, at) => kinds.findIndex((kind) => kind.id === id) === at);
  const { query, setQuery } = finder;
  if (unique.length < 2) return null;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      role="group"
      aria-label={say.kinds}
      contentContainerStyle={styles.kinds}
    >
      {unique.map(({ id, many }) => (
        <Chip
          key={id}
          label={many}
          isSelected={query.kind === id}
          onPress={() => setQuery(query.kind === id ? { kind: undefined } : { kind: id })}
        />
      ))}
    </ScrollView>
  );
}

const useStyles = makeStyles(() => ({
  head: { gap: space.s, paddingBottom: space.s },
  kinds: { gap: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  count: { flexGrow: 1 },
}));
