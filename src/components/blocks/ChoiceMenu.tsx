import { useState } from 'react';
import { View } from 'react-native';

import type { BlockOf, Option } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { primaryHeight, radius, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { ArcPicture } from '../ArcPicture';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { List } from '../ListRow';
import { Sheet } from '../Sheet';
import { ShipLine } from '../ShipLine';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { OptionRow } from './OptionRow';
import { RuleName } from './RuleName';
import { SearchBox } from './SearchBox';
import { isSameAnswer } from './sameAnswer';
import { useSearch } from './useSearch';
import type { PageHands } from './hands';

type ChoiceMenuProps = Readonly<{
  block: BlockOf<'choice'>;
  hands: PageHands;
  onChoose: (option: Option) => void;
}>;

/** From here on a sheet can be searched. */
const searchedFrom = 9;

/** The chosen one; a tap opens a sheet with all of them. */
export function ChoiceMenu({ block, hands, onChoose }: ChoiceMenuProps) {
  const styles = useStyles();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const chosen = block.options.find(({ value }) => isSameAnswer(value, block.value));
  const label = chosen?.label ?? words.blocks.choice.none;
  return (
    <View>
      <RuleName label={block.label} entry={block.entry} hands={hands} isOver />
      <Tap
        label={words.blocks.choice.change(block.label, label)}
        expanded={isOpen}
        onPress={() => setOpen(true)}
        style={({ pressed, hovered }) => [styles.box, (pressed || hovered) && styles.pressed]}
      >
        {chosen?.rays !== undefined && <ArcPicture rays={chosen.rays} />}
        <View style={styles.words}>
          <Text variant="name" tone={chosen === undefined ? 'muted' : 'text'}>
            {label}
          </Text>
          {chosen?.detail !== undefined && (
            <Text variant="detail" tone="muted">
              {chosen.detail}
            </Text>
          )}
          <ShipLine ships={chosen?.ships ?? []} />
        </View>
        <Icon name="down" size={20} tone="muted" />
      </Tap>
      <Sheet isOpen={isOpen} title={block.label} onClose={() => setOpen(false)}>
        <MenuOptions
          block={block}
          onChoose={(option) => {
            setOpen(false);
            onChoose(option);
          }}
        />
      </Sheet>
    </View>
  );
}

const textOf = ({ label, detail }: Option): string => `${label} ${detail ?? ''}`;

type MenuOptionsProps = Pick<ChoiceMenuProps, 'block' | 'onChoose'>;

function MenuOptions({ block, onChoose }: MenuOptionsProps) {
  const words = useWords();
  const { query, setQuery, shown, found, showMore } = useSearch(block.options, textOf);
  return (
    <>
      {block.options.length >= searchedFrom && (
        <SearchBox label={words.blocks.search.options} value={query} onChange={setQuery} />
      )}
      {found === 0 && <Text tone="muted">{words.blocks.search.none(query)}</Text>}
      <View role="radiogroup" aria-label={block.label}>
        <List>
          {shown.map((option) => (
            <OptionRow
              key={JSON.stringify(option.value)}
              option={option}
              look="row"
              role="radio"
              isOn={isSameAnswer(option.value, block.value)}
              onPress={() => onChoose(option)}
            />
          ))}
        </List>
      </View>
      {found > shown.length && (
        <Button label={words.blocks.search.more(found - shown.length)} onPress={showMore} />
      )}
    </>
  );
}

const useStyles = makeStyles((colors) => ({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: primaryHeight,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
}));
