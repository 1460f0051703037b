const time = /\d{1,2}[:.]\d{2}|–/;
const times = new RegExp(`(?:(?:\\s|&nbsp;)*(?:${time.source})){2,}(?:\\s|&nbsp;)*`);

/** A line of a timetable as editors write it: a name in bold and, below it, two or more times; a dash stands for none. */
const line = new RegExp(
  `<p(?: style="[^"]*")?><strong>((?:(?!</strong>|</?p\\b)[^])+)</strong><br ?/?>(${times.source})</p>`,
);

const lines = new RegExp(`(?:${line.source.replace(/\((?!\?)/g, '(?:')}\\s*){2,}`, 'g');

const onlyTimes = new RegExp(`^${times.source}$`);

/** The times of a line; none if it holds anything else. */
export function listTimes(text: string): string[] {
  return onlyTimes.test(text) ? (text.match(new RegExp(time, 'g')) ?? []) : [];
}

/** Headings of a timetable's columns. */
export interface TimetableWords {
  stop: string;
  times: string;
}

/** Whether a rich text contains a timetable. */
export function hasTimetable(html: string): boolean {
  return html.search(lines) !== -1;
}

/**
 * A sanitised rich text with its timetables as tables: stops down, times across. Editors write them as lines, since rich text has no tables
 * (spec §3); lines with different numbers of times stay as they are. The words are plain text.
 */
export function withTimetables(html: string, { stop, times }: TimetableWords): string {
  return html.replace(lines, (run) => {
    const rows = [...run.matchAll(new RegExp(line, 'g'))].map(([, name = '', all = '']) => ({
      name,
      cells: listTimes(all),
    }));
    const count = rows[0]?.cells.length ?? 0;
    if (rows.some(({ cells }) => cells.length !== count)) return run;
    const body = rows.map(
      ({ name, cells }) =>
        `<tr><th scope="row">${name}</th>${cells.map((time) => `<td>${time}</td>`).join('')}</tr>`,
    );
    return `<table><thead><tr><th scope="col">${stop}</th><th scope="colgroup" colspan="${String(count)}">${times}</th></tr></thead><tbody>${body.join('')}</tbody></table>`;
  });
}
