import type { ReactNode } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { space } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { UndoBar, type UndoBarProps } from './UndoBar';

type BarsProps = Readonly<{ undo?: UndoBarProps; children: ReactNode }>;

/** What can be taken back above what comes next; on a low screen both in one row. */
export function Bars({ undo, children }: BarsProps) {
  const styles = useStyles();
  const { isLow } = useLayout();
  if (undo === undefined) return children;
  if (!isLow)
    return (
      <>
        <UndoBar {...undo} />
        {children}
      </>
    );
  return (
    <View style={styles.row}>
      <UndoBar {...undo} isShort />
      <View style={styles.rest}>{children}</View>
    </View>
  );
}

const useStyles = makeStyles(() => ({
  row: { flexDirection: 'row', gap: space.s },
  rest: { flex: 1 },
}));
