import { memo } from 'react';

import type { Block } from '../../core/pages/page';
import { ActsBlock } from './ActsBlock';
import { ArmamentsBlock } from './ArmamentsBlock';
import { BarsBlock } from './BarsBlock';
import { ChipsBlock } from './ChipsBlock';
import { ChoiceBlock } from './ChoiceBlock';
import { DiceBlock } from './DiceBlock';
import { DiceKindsBlock } from './DiceKindsBlock';
import { FieldBlock } from './FieldBlock';
import { FindingsBlock } from './FindingsBlock';
import { FoldBlock } from './FoldBlock';
import { GridBlock } from './GridBlock';
import { ItemsBlock } from './ItemsBlock';
import { OddsBlock } from './OddsBlock';
import { PaperBlock } from './PaperBlock';
import { PicksBlock } from './PicksBlock';
import { PoolBlock } from './PoolBlock';
import { RadarBlock } from './RadarBlock';
import { SectionsBlock } from './SectionsBlock';
import { SharesBlock } from './SharesBlock';
import { ShipsBlock } from './ShipsBlock';
import { StacksBlock } from './StacksBlock';
import { StepperBlock } from './StepperBlock';
import { SumBlock } from './SumBlock';
import { SwitchesBlock } from './SwitchesBlock';
import { TableBlock } from './TableBlock';
import { HeadingBlock, TextBlock } from './TextBlock';
import { TracksBlock } from './TracksBlock';
import { ZonesBlock } from './ZonesBlock';
import type { PageHands } from './hands';

type BlockViewProps = Readonly<{ block: Block; hands: PageHands }>;

/** One block of a page, whatever the system; drawn anew only when it has changed. */
export const BlockView = memo(function BlockView({ block, hands }: BlockViewProps) {
  switch (block.block) {
    case 'heading':
      return <HeadingBlock block={block} hands={hands} />;
    case 'text':
      return <TextBlock block={block} hands={hands} />;
    case 'chips':
      return <ChipsBlock block={block} hands={hands} />;
    case 'tracks':
      return <TracksBlock block={block} hands={hands} />;
    case 'zones':
      return <ZonesBlock block={block} hands={hands} />;
    case 'armaments':
      return <ArmamentsBlock block={block} hands={hands} />;
    case 'ships':
      return <ShipsBlock block={block} hands={hands} />;
    case 'acts':
      return <ActsBlock block={block} hands={hands} />;
    case 'choice':
      return <ChoiceBlock block={block} hands={hands} />;
    case 'picks':
      return <PicksBlock block={block} hands={hands} />;
    case 'switches':
      return <SwitchesBlock block={block} hands={hands} />;
    case 'fold':
      return (
        <FoldBlock
          block={block}
          draw={(inner, key) => <BlockView key={key} block={inner} hands={hands} />}
        />
      );
    case 'stepper':
      return <StepperBlock block={block} hands={hands} />;
    case 'field':
      return <FieldBlock block={block} hands={hands} />;
    case 'grid':
      return <GridBlock block={block} hands={hands} />;
    case 'items':
      return <ItemsBlock block={block} hands={hands} />;
    case 'radar':
      return <RadarBlock block={block} hands={hands} />;
    case 'sum':
      return <SumBlock block={block} hands={hands} />;
    case 'odds':
      return <OddsBlock block={block} />;
    case 'bars':
      return <BarsBlock block={block} />;
    case 'dice':
      return <DiceBlock block={block} hands={hands} />;
    case 'shares':
      return <SharesBlock block={block} hands={hands} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'findings':
      return <FindingsBlock block={block} hands={hands} />;
    case 'paper':
      return <PaperBlock block={block} />;
    case 'diceKinds':
      return <DiceKindsBlock block={block} hands={hands} />;
    case 'sections':
      return <SectionsBlock block={block} hands={hands} />;
    case 'pool':
      return <PoolBlock block={block} hands={hands} />;
    case 'stacks':
      return <StacksBlock block={block} hands={hands} />;
  }
});
