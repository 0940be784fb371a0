import type { ReactNode } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { space } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';

/** Three buttons or so beside one another; where words are large, one below the other. */
export function ButtonRow({ children }: Readonly<{ children: ReactNode }>) {
  const styles = useStyles();
  const { isStacked } = useLayout();
  return <View style={isStacked ? styles.stack : styles.row}>{children}</View>;
}

const useStyles = makeStyles(() => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  stack: { gap: space.s },
}));
