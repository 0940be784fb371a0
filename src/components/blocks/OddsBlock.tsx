import { memo, useCallback, useState } from 'react';

import type { BlockOf } from '../../core/pages/page';
import { OddsChart } from '../OddsChart';
import { Sheet } from '../Sheet';
import { Text } from '../Text';

/** Chances: one headline, bars, and the sentences behind them at a tap. */
export function OddsBlock({ block }: Readonly<{ block: BlockOf<'odds'> }>) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const { label, headline, figures, bars, why } = block;
  return (
    <>
      <OddsChart
        label={label}
        headline={headline}
        bars={bars}
        {...(figures !== undefined && { figures })}
        onWhy={open}
      />
      <WhySheet isOpen={isOpen} title={label} why={isOpen ? why : nothing} onClose={close} />
    </>
  );
}

const nothing: readonly string[] = [];

type WhySheetProps = Readonly<{
  isOpen: boolean;
  title: string;
  why: readonly string[];
  onClose: () => void;
}>;

/** While it is closed, other odds are nothing new to it. */
const WhySheet = memo(function WhySheet({ isOpen, title, why, onClose }: WhySheetProps) {
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      {why.map((line, at) => (
        // Sentences in their order.
        <Text key={at} selectable>
          {line}
        </Text>
      ))}
    </Sheet>
  );
});
