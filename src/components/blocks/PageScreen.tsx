import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Block, Page } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { target } from '../../theme/metrics';
import { Columns, Screen } from '../Screen';
import { Ordinal } from '../ShipRow';
import { Tap } from '../Tap';
import { TeamMark } from '../TeamMark';
import { Text } from '../Text';
import type { UndoBarProps } from '../UndoBar';
import { BlockView } from './BlockView';
import { Cover } from './Cover';
import { HandOver } from './HandOver';
import { PageActs } from './PageActs';
import { useCover } from './useCover';
import { useSettled } from './useSettled';
import type { PageHands } from './hands';

export type Handing = Readonly<{ isOn: boolean; set: (isOn: boolean) => void }>;

type PageScreenProps = Readonly<{
  page: Page;
  hands: PageHands;
  onBack: () => void;
  undo?: UndoBarProps;
  /** Whether this table hands the phone over at the other's decisions. */
  handing?: Handing;
  /** Stays in view above the acts, wherever the page is scrolled to. */
  strip?: ReactNode;
}>;

/** A page as its system describes it, on a screen of its own. */
export function PageScreen(props: PageScreenProps) {
  const { hands, onBack, undo, strip, handing } = props;
  const page = useSettled(props.page);
  const { kicker, team, badge, figure, handTo, primary, secondary = [] } = page;
  const over = page.cover ?? (handing?.isOn === true ? handTo : undefined);
  const cover = useCover(over);
  if (over !== undefined && cover.isClosed)
    return (
      <Cover
        cover={over}
        onOpen={cover.open}
        onBack={onBack}
        {...(over === handTo && { onNever: () => handing?.set(false) })}
      />
    );
  const shape = team === undefined ? undefined : hands.shapeOf(team);
  const hasActs = primary !== undefined || secondary.length > 0;
  return (
    <Screen
      title={page.title}
      onBack={onBack}
      {...(page.aside !== undefined && { width: 'wide' })}
      {...(undo !== undefined && { undo })}
      {...(kicker !== undefined && { overline: kicker })}
      {...(shape !== undefined && { mark: <TeamMark team={shape} size={20} /> })}
      {...(badge !== undefined &&
        shape !== undefined && { badge: <Ordinal team={shape} badge={badge} /> })}
      {...(figure && { side: <Figure figure={figure} hands={hands} /> })}
      {...(handTo !== undefined &&
        handing?.isOn === false && {
          side: <HandOver to={handTo.title} onPress={() => handing.set(true)} />,
        })}
      {...((hasActs || strip !== undefined) && {
        footer: (
          <>
            {strip}
            {hasActs && <PageActs primary={primary} secondary={secondary} hands={hands} />}
          </>
        ),
      })}
    >
      {page.aside === undefined ? (
        <Blocks blocks={page.blocks} hands={hands} />
      ) : (
        <Columns>
          <Blocks blocks={page.blocks} hands={hands} />
          <Blocks blocks={page.aside} hands={hands} />
        </Columns>
      )}
    </Screen>
  );
}

type BlocksProps = Readonly<{ blocks: readonly Block[]; hands: PageHands }>;

/** Blocks under one another. One with a path keeps its place by it, the others by kind and order. */
export function Blocks({ blocks, hands }: BlocksProps) {
  return keyed(blocks).map(([key, block]) => <BlockView key={key} block={block} hands={hands} />);
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
  const body = (
    <>
      <Text variant="label" tone="muted">
        {label}
      </Text>
      <Text variant="heading">{value}</Text>
    </>
  );
  if (entry === undefined) return <View style={styles.figure}>{body}</View>;
  return (
    <Tap label={`${label}, ${value}`} onPress={() => hands.read(entry)} style={styles.figure}>
      {body}
    </Tap>
  );
}

const useStyles = makeStyles(() => ({
  figure: { alignItems: 'flex-end', minHeight: target, justifyContent: 'center' },
}));
