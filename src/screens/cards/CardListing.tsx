import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { ButtonRow } from '../../components/ButtonRow';
import { ListScreen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import {
  deleteCards,
  useSystemsWithCards,
  type ListedCard,
  type ListedPack,
} from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { CardRow } from './CardRow';
import { CopySheet } from './CopySheet';
import { FinderHead } from './FinderHead';
import { ShareSheet } from './ShareSheet';
import { useCardPlaces } from './useCardPlaces';
import { useCardUndo } from './useCardUndo';
import { useFinder } from './useFinder';
import { useKept } from './useKept';

type CardListingProps = Readonly<{
  title: string;
  overline: string;
  mark?: ReactNode;
  cards: readonly ListedCard[];
  packs: readonly ListedPack[];
  /** Above the search. */
  head?: ReactNode;
  footer?: ReactNode;
  empty: string;
}>;

/** Cards, however many: found, filtered, opened, and several of them chosen to be sent, copied or deleted. */
export function CardListing({ cards, packs, head, footer, empty, ...frame }: CardListingProps) {
  const { cards: say } = useWords();
  const places = useCardPlaces();
  const finder = useFinder(cards);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const isChoosing = chosen !== null;
  const { card: openCard, edit } = places;
  const press = useCallback(
    ({ id, complete, pack }: ListedCard) => {
      const isFixed = packs.some((one) => one.id === pack && one.builtIn);
      if (isChoosing) setChosen((before) => toggled(before, id));
      else if (complete || isFixed) openCard(id);
      else edit(id);
    },
    // The ways are made anew with every drawing, and lead to the same places.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [packs, isChoosing],
  );
  const colours = new Map(packs.map(({ id, colour }) => [id, colour]));
  const kindOf = useKindNames(cards);
  return (
    <ListScreen
      {...frame}
      width="wide"
      onBack={places.back}
      {...useCardUndo()}
      items={finder.found}
      keyOf={({ id }) => id}
      draw={(card) => (
        <CardRow
          card={card}
          onPress={press}
          {...kindOf(card)}
          {...(packs.length > 1 && { colour: colours.get(card.pack) ?? '' })}
          {...(chosen && { isChosen: chosen.has(card.id) })}
        />
      )}
      head={
        <>
          {!isChoosing && head}
          {cards.length > 0 && (
            <FinderHead
              finder={finder}
              cards={cards}
              packs={packs}
              {...(!isChoosing && { onChoose: () => setChosen(new Set()) })}
            />
          )}
        </>
      }
      empty={<Text tone="muted">{cards.length === 0 ? empty : say.find.none}</Text>}
      {...(chosen
        ? {
            footer: (
              <ChosenActs
                chosen={[...chosen]}
                packs={packs}
                cards={cards}
                onDone={() => setChosen(null)}
              />
            ),
          }
        : footer !== undefined && { footer })}
    />
  );
}

/** What a card is, once there are cards that are something else. */
function useKindNames(cards: readonly ListedCard[]) {
  const systemsWithCards = useSystemsWithCards();
  const isMixed = useMemo(() => new Set(cards.map(({ kind }) => kind)).size > 1, [cards]);
  return ({ system, kind }: ListedCard): { readonly kind?: string } => {
    const { kinds = [] } = systemsWithCards.find(({ id }) => id === system) ?? {};
    const name = kinds.find(({ id }) => id === kind)?.one;
    return isMixed && name !== undefined ? { kind: name } : {};
  };
}

function toggled(before: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}

type ChosenActsProps = Readonly<{
  chosen: readonly string[];
  cards: readonly ListedCard[];
  packs: readonly ListedPack[];
  onDone: () => void;
}>;

/** What can be done with several cards; those that come with the app are only copied. */
function ChosenActs({ chosen, cards, packs, onDone }: ChosenActsProps) {
  const styles = useStyles();
  const { cards: say } = useWords();
  const toast = useToast();
  const kept = useKept();
  const [sheet, setSheet] = useState<'share' | 'copy'>();
  const fixed = new Set(packs.filter(({ builtIn }) => builtIn).map(({ id }) => id));
  const own = cards.filter(({ id, pack }) => chosen.includes(id) && !fixed.has(pack));
  const ownIds = own.map(({ id }) => id);
  const none = ownIds.length === 0 ? { why: say.pack.readOnly } : {};
  const remove = async () => {
    if (!(await kept(deleteCards(ownIds)))) return;
    onDone();
    toast.show({
      text: say.card.deleted(ownIds.length),
    });
  };
  return (
    <View style={styles.chosen}>
      <View style={styles.line}>
        <Text variant="strong" live style={styles.count}>
          {say.find.chosen(chosen.length)}
        </Text>
        <Button kind="quiet" label={say.find.cancel} onPress={onDone} />
      </View>
      {chosen.length > 0 && (
        <ButtonRow>
          <Button grows label={say.card.delete} onPress={() => void remove()} {...none} />
          <Button grows label={say.card.copyTo} onPress={() => setSheet('copy')} />
          <Button
            grows
            kind="primary"
            label={say.card.share}
            onPress={() => setSheet('share')}
            {...none}
          />
        </ButtonRow>
      )}
      <ShareSheet
        isOpen={sheet === 'share'}
        cards={ownIds}
        count={ownIds.length}
        onClose={() => setSheet(undefined)}
      />
      <CopySheet
        isOpen={sheet === 'copy'}
        cards={chosen}
        onClose={() => {
          setSheet(undefined);
          onDone();
        }}
      />
    </View>
  );
}

const useStyles = makeStyles(() => ({
  chosen: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  count: { flex: 1 },
}));
