import type { Block } from '../../core/pages/page';
import { Text } from '../Text';
import { ArmamentsBlock } from './ArmamentsBlock';
import { ChipsBlock } from './ChipsBlock';
import { ShieldsBlock } from './ShieldsBlock';
import { TracksBlock } from './TracksBlock';
import type { PageHands } from './hands';

/** One block of a page, whatever the system. */
export function BlockView({ block, hands }: Readonly<{ block: Block; hands: PageHands }>) {
  switch (block.block) {
    case 'text':
      return <Text tone="muted">{block.text}</Text>;
    case 'chips':
      return <ChipsBlock block={block} hands={hands} />;
    case 'tracks':
      return <TracksBlock block={block} hands={hands} />;
    case 'shields':
      return <ShieldsBlock block={block} hands={hands} />;
    case 'armaments':
      return <ArmamentsBlock block={block} />;
  }
}
