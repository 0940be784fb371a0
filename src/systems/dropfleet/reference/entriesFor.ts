import { readsIn } from '../../kit/reference/entryIds';
import { CONTENTS } from './contents';

/** What a label opens that names a rule. */
export const readsRule = readsIn(CONTENTS);
