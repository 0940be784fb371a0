import type { Block } from '../../../../core/pages/page';

/** A part of a report, told once and drawn three ways. */
export interface ReportSection {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  };
  /** On a page, where it is drawn otherwise than as its table and its lines. */
  readonly blocks?: readonly Block[];
}

/** On a page the labels have no head of their own. */
export const sectionBlocks = ({ heading, table, lines, blocks }: ReportSection): readonly Block[] =>
  blocks ?? [
    table
      ? { block: 'table', label: heading, head: table.head.slice(1), rows: table.rows }
      : { block: 'heading', text: heading },
    ...lines.map((text): Block => ({ block: 'text', text })),
  ];

const rowText = (head: readonly string[], label: string, cells: readonly string[]): string =>
  `${label}: ${cells.map((cell, at) => `${head[at + 1] ?? ''} ${cell}`.trim()).join(', ')}`;

export const sectionLines = ({ lines, table }: ReportSection): readonly string[] => [
  ...(table?.rows ?? []).map(({ label, cells }) => rowText(table?.head ?? [], label, cells)),
  ...lines,
];

const sectionText = (section: ReportSection): string =>
  [section.heading, ...sectionLines(section)].join('\n');

/** Plain text: an empty line before every heading. */
export const makeText = (title: string, sections: readonly ReportSection[]): string =>
  [title, ...sections.map(sectionText)].join('\n\n');

/** What a table cell or a line must not begin or hold. */
const escaped = (text: string): string => text.replace(/([\\`*_[\]<>|#])/g, '\\$1');

const row = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;

const tableMarkdown = ({ table }: ReportSection): readonly string[] =>
  table
    ? [
        row(table.head),
        `|${table.head.map((_, at) => (at === 0 ? ' --- ' : ' ---: ')).join('|')}|`,
        ...table.rows.map(({ label, cells }) => row([label, ...cells])),
      ]
    : [];

const sectionMarkdown = (section: ReportSection): string => {
  const table = tableMarkdown(section);
  const lines = section.lines.map((line) => `- ${escaped(line)}`);
  return [
    `## ${escaped(section.heading)}`,
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ].join('\n\n');
};

export const makeMarkdown = (title: string, sections: readonly ReportSection[]): string =>
  `${[`# ${escaped(title)}`, ...sections.map(sectionMarkdown)].join('\n\n')}\n`;
