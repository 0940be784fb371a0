import { useMemo } from 'react';

import type { BlockOf } from '../../core/pages/page';
import { printPage, usePaper } from '../../platform/print';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { useToast } from '../Toasts';
import { useIsOnTop } from '../useIsOnTop';

/** A sheet that a tap prints; the browser's own command prints it too while it is shown. */
export function PaperBlock({ block }: Readonly<{ block: BlockOf<'paper'> }>) {
  const { app, fleets } = useWords();
  const toast = useToast();
  const isOnTop = useIsOnTop();
  const { label, sheet } = block;
  const paper = useMemo(() => {
    const { ships, ...page } = sheet;
    return { ...page, blocks: ships, footer: fleets.share.source(app.name) };
  }, [sheet, app, fleets]);
  usePaper(isOnTop ? paper : null);
  const print = async () => {
    const printed = await printPage(paper).catch(() => 'refused' as const);
    if (printed === 'refused') toast.show({ text: fleets.share.refused });
  };
  return <Button icon="print" label={label} onPress={() => void print()} />;
}
