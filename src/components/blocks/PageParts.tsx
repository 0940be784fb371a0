import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { openDice } from '../../core/pages/openDice';
import type { Act, Block, Page } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { Columns } from '../Screen';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { Bars } from '../Bars';
import type { UndoBarProps } from '../UndoBar';
import { useWords } from '../../words/WordsProvider';
import { BlockView } from './BlockView';
import { useBringsAsked } from '../useNextInSight';
import { HandOver } from './HandOver';
import { PageActs } from './PageActs';
import type { PageHands } from './hands';
import { useDiceWay } from './useDiceWay';

export type Handing = Readonly<{ isOn: boolean; set: (isOn: boolean) => void }>;

/** A page, and what is around it on its screen. */
export type Drawn = Readonly<{
  page: Page;
  hands: PageHands;
  undo?: UndoBarProps;
  /** Whether this table hands the phone over at the other's decisions. */
  handing?: Handing;
  /** Stays in view above the acts, wherever the page is scrolled to. */
  strip?: ReactNode;
  /** Above everything else on the page. */
  hint?: ReactNode;
  /** Rolls the dice that the page asks for, and those that follow from them. */
  onRoll?: () => void;
}>;

const DrawnContext = createContext<Drawn | null>(null);

/** Parts of a page ask for it themselves, so that a change reaches them past a screen that stands still. */
export const DrawnPage = DrawnContext.Provider;

type PartProps = Readonly<{ children: (drawn: Drawn) => ReactNode }>;

function Part({ children }: PartProps) {
  const drawn = useContext(DrawnContext);
  return drawn && children(drawn);
}

/** Each is one element for ever: a screen that holds it has nothing new to draw. */
export const pageParts = {
  figure: (
    <Part>
      {({ page: { figure }, hands }) => figure && <Figure figure={figure} hands={hands} />}
    </Part>
  ),
  handOver: (
    <Part>
      {({ page: { handTo }, handing }) =>
        handTo && <HandOver to={handTo.title} onPress={() => handing?.set(true)} />
      }
    </Part>
  ),
  footer: (
    <Part>
      {({ page, hands, undo, strip, onRoll }) => (
        <>
          {strip}
          <Bars {...(undo !== undefined && { undo })}>
            <FooterActs page={page} hands={hands} {...(onRoll && { onRoll })} />
          </Bars>
        </>
      )}
    </Part>
  ),
  // One element, whatever is in it: two would be a new list with every drawing, and the screen drawn anew.
  blocks: (
    <>
      <Part>{({ hint }) => hint}</Part>
      <Part>{({ page, hands }) => <Blocks blocks={page.blocks} hands={hands} />}</Part>
    </>
  ),
  columns: (
    <>
      <Part>{({ hint }) => hint}</Part>
      <Columns>
        <Part>{({ page, hands }) => <Blocks blocks={page.blocks} hands={hands} />}</Part>
        <Part>{({ page, hands }) => <Blocks blocks={page.aside ?? none} hands={hands} />}</Part>
      </Columns>
    </>
  ),
} as const;

const none: readonly never[] = [];

type FooterActsProps = Readonly<{ page: Page; hands: PageHands; onRoll?: () => void }>;

/** The acts of a page; where it asks for dice, the app's own roll is one of them. */
function FooterActs({ page, hands, onRoll }: FooterActsProps) {
  const { dice: say } = useWords().blocks;
  const { way } = useDiceWay();
  const { primary, secondary = none } = page;
  const left = onRoll ? openDice(page).reduce((sum, one) => sum + one.left, 0) : 0;
  const enter = useBringsAsked();
  const rolling = useMemo(
    () =>
      left === 0 || onRoll === undefined
        ? null
        : {
            roll: { label: way === 'app' ? say.rollShort(left) : say.rollForMe },
            enter: { label: say.enter(left) },
          },
    [left, onRoll, way, say],
  );
  const rollHands = useMemo(() => {
    if (!rolling) return hands;
    const run = (act: Act) => {
      if (act === rolling.roll) onRoll?.();
      else if (act === rolling.enter) enter();
      else hands.run(act);
    };
    return { ...hands, run };
  }, [hands, rolling, onRoll, enter]);
  if (primary === undefined && secondary.length === 0 && rolling === null) return null;
  if (rolling === null) return <PageActs primary={primary} secondary={secondary} hands={hands} />;
  // A page without a main act waits for its dice: their keys come next, wherever it is scrolled to.
  const [first, ...others] =
    way === 'app'
      ? [rolling.roll, ...secondary]
      : [primary ?? rolling.enter, rolling.roll, ...secondary];
  return <PageActs primary={first} secondary={others} hands={rollHands} />;
}

type BlocksProps = Readonly<{ blocks: readonly Block[]; hands: PageHands }>;

/** Blocks under one another. One with a path keeps its place by it, the others by kind and order. */
export function Blocks({ blocks, hands }: BlocksProps) {
  const { isLow } = useLayout();
  return keyed(isLow ? diceInSight(blocks) : blocks).map(([key, block]) => (
    <OneBlock key={key} block={block} hands={hands} />
  ));
}

/** On a low screen a map or a chart would push the keys of the dice out of sight: it comes after them. */
export function diceInSight(blocks: readonly Block[]): readonly Block[] {
  const large = blocks.findIndex(({ block }) => block === 'radar' || block === 'odds');
  const dice = blocks.findIndex(({ block }) => block === 'dice' || block === 'diceKinds');
  const keys = blocks[dice];
  if (large < 0 || dice < large || keys === undefined) return blocks;
  return [...blocks.slice(0, large), keys, ...blocks.slice(large, dice), ...blocks.slice(dice + 1)];
}

type OneBlockProps = Readonly<{ block: Block; hands: PageHands }>;

/** What was touched and what is likely now are drawn at once, and what only tells a moment later. */
function OneBlock({ block, hands }: OneBlockProps) {
  const late = useDeferredValue(block);
  return <BlockView block={canWait(block, late) ? late : block} hands={hands} />;
}

const telling: ReadonlySet<Block['block']> = new Set([
  'heading',
  'text',
  'sum',
  'bars',
  'table',
  'findings',
]);

/** The keys of dice may tell later what they give, but show at once what was entered. */
function canWait(block: Block, late: Block): boolean {
  if (block.block === 'dice' && late.block === 'dice')
    return block.dice === late.dice && block.count === late.count;
  return telling.has(block.block);
}

function keyed(blocks: readonly Block[]): readonly (readonly [string, Block])[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const name = 'id' in block ? `${block.block} ${block.id}` : block.block;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [`${name} ${nth}`, block];
  });
}

type FigureProps = Readonly<{ figure: NonNullable<Page['figure']>; hands: PageHands }>;

function Figure({ figure: { label, value, entry }, hands }: FigureProps) {
  const styles = useStyles();
  const { isStacked } = useLayout();
  const style = [styles.figure, isStacked && styles.inLine];
  const body = (
    <>
      <Text variant="label" tone="muted">
        {label}
      </Text>
      <Text variant="heading">{value}</Text>
    </>
  );
  if (entry === undefined) return <View style={style}>{body}</View>;
  return (
    <Tap label={`${label}, ${value}`} onPress={() => hands.read(entry)} style={style}>
      {body}
    </Tap>
  );
}

const useStyles = makeStyles(() => ({
  figure: {
    alignItems: 'flex-end',
    minHeight: target,
    paddingLeft: space.s,
    justifyContent: 'center',
  },
  inLine: { flexDirection: 'row', alignItems: 'center', gap: space.s },
}));
