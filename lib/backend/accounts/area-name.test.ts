import { describe, expect, it } from 'vitest';
import { userAnswer } from './user-answer';

const account = { id: '1', email: 'ada@litfass.example', name: 'Ada', role: 'admin' as const };

describe('the areas that the hub lists', () => {
  it('are called as the admin’s menu and screens call them', () => {
    const titles = userAnswer(account, 'de').admin_menus.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Veranstaltungen', 'Mediathek', 'Konten', 'Seiten']));
    expect(titles.join()).not.toContain('|');
    expect(userAnswer(account, 'en').admin_menus.map(({ title }) => title)).toContain('Media library');
  });
});
