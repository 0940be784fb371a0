import type { ReactNode } from 'react';

import { Section } from '../Panel';

type TitledProps = Readonly<{ label: string | undefined; children: ReactNode }>;

/** A block under its label, where it has one. */
export function Titled({ label, children }: TitledProps) {
  return label === undefined ? children : <Section title={label}>{children}</Section>;
}
