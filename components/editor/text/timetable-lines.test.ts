// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { buildField } from '@/tests/support/field-editor';

const line = (name: string, times: string) => `<p><strong>${name}</strong><br>${times}</p>`;

/** A text, and where its paragraphs stand in a timetable. */
function build(value: string) {
  const { field, host } = buildField(value);
  const listParts = () => [...host.children].map((each) => each.getAttribute('data-timetable'));
  return { field, listParts };
}

const whole = ['<p>Vorher</p>', line('Insel', '10:15 –'), line('Wehr', '10.27&nbsp;11:57')].join('');

it('marks the lines of a timetable, where it rests and where it is written', () => {
  const { field, listParts } = build(`${whole}${line('Bad', '10:48 12:18')}<p>Nachher</p>`);
  const parts = [null, 'first', 'next', 'last', null];
  expect(listParts()).toEqual(parts);
  const editor = field.wake();
  expect(listParts()).toEqual(parts);
  expect(editor.getHTML()).not.toContain('data-timetable');
  field.destroy();
});

it('marks nothing that visitors do not see as a table', () => {
  for (const html of [
    line('Insel', '10:15 11:45'),
    line('Insel', '10:15 11:45') + line('Wehr', '10:27'),
    line('Insel', '10:15 11:45') + line('Wehr', '10:27 11:57 13:27'),
    line('Insel', '10:15 11:45 Uhr') + line('Wehr', '10:27 11:57 Uhr'),
    '<p>Insel<br>10:15 11:45</p><p>Wehr<br>10:27 11:57</p>',
  ]) {
    const { field, listParts } = build(html);
    expect(listParts().filter((part) => part !== null)).toEqual([]);
    field.destroy();
  }
});

it('keeps a line in which a time is being written until the text is left', () => {
  const { field, listParts } = build(whole);
  const editor = field.wake();
  field.focus('end');
  const end = editor.state.doc.content.size - 1;
  editor.commands.deleteRange({ from: end - 2, to: end });
  expect(listParts()).toEqual([null, 'first', 'last']);
  editor.commands.insertContent('58');
  expect(listParts()).toEqual([null, 'first', 'last']);
  editor.commands.insertContent(' 13:27');
  expect(listParts()).toEqual([null, 'first', 'last']);
  editor.view.dom.blur();
  expect(listParts()).toEqual([null, null, null]);
  field.destroy();
});

it('keeps the lines around a new one, which joins them once it is complete', () => {
  const { field, listParts } = build(whole);
  const editor = field.wake();
  field.focus('end');
  editor.commands.splitBlock();
  expect(listParts()).toEqual([null, 'first', 'last', null]);
  editor.commands.insertContent('<strong>Bad</strong><br>10:48 12:18');
  expect(listParts()).toEqual([null, 'first', 'next', 'last']);
  field.destroy();
});
