import { describe, expect, it } from 'vitest';
import { hasTimetable, withTimetables } from './timetable';

const words = { stop: 'Halt', times: 'Abfahrt' };
const head = '<thead><tr><th scope="col">Halt</th><th scope="colgroup" colspan="2">Abfahrt</th></tr></thead>';

describe('a timetable', () => {
  it('is a table: stops down, times across, with what stands around it', () => {
    const html =
      '<p>Vorher</p><p><strong>Insel</strong><br>10:15 11:45</p><p><strong>Wehr &amp; Bad</strong><br />10:27&nbsp;–</p><p>Nachher</p>';
    expect(hasTimetable(html)).toBe(true);
    expect(withTimetables(html, words)).toBe(
      `<p>Vorher</p><table>${head}<tbody><tr><th scope="row">Insel</th><td>10:15</td><td>11:45</td></tr><tr><th scope="row">Wehr &amp; Bad</th><td>10:27</td><td>–</td></tr></tbody></table><p>Nachher</p>`,
    );
  });

  it.each([
    ['one line', '<p><strong>Insel</strong><br>10:15 11:45</p>'],
    [
      'lines with different numbers of times',
      '<p><strong>A</strong><br>10:15 11:45</p><p><strong>B</strong><br>10:15 11:45 12:15</p>',
    ],
    [
      'times among words',
      '<p><strong>A</strong><br>ab 10:15 11:45</p><p><strong>B</strong><br>10:15 bis 11:45</p>',
    ],
    ['one time each', '<p><strong>A</strong><br>10:15</p><p><strong>B</strong><br>11:45</p>'],
    ['names alone', '<p><strong>A</strong></p><p><strong>B</strong></p>'],
  ])('is not %s', (_, html) => {
    expect(withTimetables(html, words)).toBe(html);
  });

  it('takes no time to be found missing', () => {
    const html = '<p><strong>a</strong><br>10:15 '.repeat(4000);
    expect(hasTimetable(html)).toBe(false);
  });
});
