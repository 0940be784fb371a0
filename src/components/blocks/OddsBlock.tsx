import { useState } from 'react';

import type { BlockOf } from '../../core/pages/page';
import { OddsChart } from '../OddsChart';
import { Sheet } from '../Sheet';
import { Text } from '../Text';

/** Chances: one headline, bars, and the sentences behind them at a tap. */
export function OddsBlock({ block }: Readonly<{ block: BlockOf<'odds'> }>) {
  const [isOpen, setOpen] = useState(false);
  const { label, headline, figures, bars, why } = block;
  return (
    <>
      <OddsChart
        label={label}
        headline={headline}
        bars={bars}
        {...(figures !== undefined && { figures })}
        onWhy={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} title={label} onClose={() => setOpen(false)}>
        {why.map((line, at) => (
          // Sentences in their order.
          <Text key={at} selectable>
            {line}
          </Text>
        ))}
      </Sheet>
    </>
  );
}
