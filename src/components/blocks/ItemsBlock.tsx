import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import type { BlockOf, Item } from '../../core/pages/page';
import { moveWithArrows } from '../../platform/arrowKeys';
import { webProps } from '../../platform/webProps';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { List } from '../ListRow';
import { Section } from '../Panel';
import { Text } from '../Text';
import { ActButton } from './ActButton';
import { ItemRow } from './ItemRow';
import { SearchBox } from './SearchBox';
import { useSearch } from './useSearch';
import type { PageHands } from './hands';

type ItemsBlockProps = Readonly<{ block: BlockOf<'items'>; hands: PageHands }>;

const textOf = ({ title, detail, badge, chips }: Item): string =>
  [title, detail, badge, ...(chips ?? []).map(({ label }) => label)].join(' ');

/** A list that a player works on. Of thousands only some are drawn; typing finds the others. */
export function ItemsBlock({ block, hands }: ItemsBlockProps) {
  const words = useWords();
  const { label, note, items, empty, add, search, chooses } = block;
  const role = chooses === 'one' ? 'radio' : 'switch';
  const { query, setQuery, shown, found, showMore } = useSearch(items, textOf);
  return (
    <Section title={label} {...(note !== undefined && { side: note })}>
      {search !== undefined && <SearchBox label={search} value={query} onChange={setQuery} />}
      {items.length === 0 && empty !== undefined && <Text tone="muted">{empty}</Text>}
      {items.length > 0 && found === 0 && (
        <Text tone="muted" live>
          {words.blocks.search.none(query)}
        </Text>
      )}
      {shown.length > 0 && (
        <Group label={label} isChoice={chooses === 'one'}>
          <List>
            {shown.map((item) => (
              <OneItem key={item.id} item={item} hands={hands} role={role} />
            ))}
          </List>
        </Group>
      )}
      {found > shown.length && (
        <Button label={words.blocks.search.more(found - shown.length)} onPress={showMore} />
      )}
      {add !== undefined && <ActButton act={add} hands={hands} />}
    </Section>
  );
}

type GroupProps = Readonly<{ label: string; isChoice: boolean; children: ReactNode }>;

/** Items of which one is chosen belong together, for those who listen and for arrow keys. */
function Group({ label, isChoice, children }: GroupProps) {
  if (!isChoice) return children;
  return (
    <View role="radiogroup" aria-label={label} {...webProps({ onKeyDown: moveWithArrows })}>
      {children}
    </View>
  );
}

/** Drawn anew only when it has changed itself. */
const OneItem = memo(ItemRow);
