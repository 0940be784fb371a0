import { checked, problems, type Checked } from '../../../../core/checked/checked';
import { list, object, optional, refine, text, type Reader } from '../../../../core/checked/read';
import { parseKeyword, type Keyword, type KeywordNames } from '../keywordText';
import { LONGEST, MOST, MOST_ITEMS } from '../limits';

export type KeywordWhy =
  | { readonly id: 'keyword-needs-number'; readonly keyword: string; readonly most: number }
  | { readonly id: 'keyword-needs-order'; readonly keyword: string }
  | { readonly id: 'keyword-takes-no-value'; readonly keyword: string }
  | { readonly id: 'keyword-brackets'; readonly keyword: string };

const asWritten = text({ most: LONGEST.keyword + LONGEST.code });
const keywordName = text({ most: LONGEST.keyword });

const value: Reader<number | string> = (draft, path) =>
  typeof draft === 'number' ? checked(draft) : text({ most: LONGEST.code })(draft, path);

const fields = object({ name: keywordName, value: optional(value) });

const asFields: Reader<Keyword> = (draft, path) => {
  if (typeof draft !== 'string') return fields(draft, path);
  const written = asWritten(draft, path);
  return written.ok ? fields(parseKeyword(written.value), path) : written;
};

const plain = (name: string): string => name.toLowerCase().replace(/[\s-]/g, '');

/** The keyword of the table that this is, however it was written. */
const known = (table: KeywordNames, name: string): KeywordNames[number] | undefined =>
  table.find((rule) => plain(rule.name) === plain(name));

/** A keyword that a condition or a requirement names, spelled as the table does. */
export const keywordNamed = (table: KeywordNames): Reader<string> =>
  refine(keywordName, (name) => checked(known(table, name)?.name ?? name));

const fits = (rule: KeywordNames[number], keyword: Keyword, path: string): Checked<Keyword> => {
  const refuse = (why: KeywordWhy): Checked<Keyword> => problems({ path, why });
  const named = { ...keyword, name: rule.name };
  switch (rule.value) {
    case 'none':
      return keyword.value === undefined
        ? checked(named)
        : refuse({ id: 'keyword-takes-no-value', keyword: rule.name });
    case 'order':
      return typeof keyword.value === 'number'
        ? refuse({ id: 'keyword-needs-order', keyword: rule.name })
        : checked(named);
    case 'number': {
      const isNumber = Number.isInteger(keyword.value) && Number(keyword.value) >= 0;
      return isNumber && Number(keyword.value) <= MOST.keywordValue
        ? checked(named)
        : refuse({ id: 'keyword-needs-number', keyword: rule.name, most: MOST.keywordValue });
    }
  }
};

const BRACKETS = /[[\]]/;

/** `Lethal [2]` or its fields. One that the table does not know is kept as it was written. */
export const keyword = (table: KeywordNames): Reader<Keyword> =>
  refine(asFields, (read, path) => {
    if (BRACKETS.test(read.name) || BRACKETS.test(String(read.value ?? ''))) {
      return problems({ path, why: { id: 'keyword-brackets', keyword: read.name } });
    }
    if (typeof read.value === 'number' && !Number.isFinite(read.value)) {
      const why = { id: 'keyword-needs-number', keyword: read.name, most: MOST.keywordValue };
      return problems({ path, why });
    }
    const rule = known(table, read.name);
    return rule ? fits(rule, read, path) : checked(read);
  });

export const keywords = (table: KeywordNames): Reader<readonly Keyword[]> =>
  list(keyword(table), { most: MOST_ITEMS.keywords });
