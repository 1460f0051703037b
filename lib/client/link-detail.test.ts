import { describe, expect, it } from 'vitest';
import { linkDetail } from './link-detail';

const event = {
  reference: 'event:7',
  kind: 'event',
  title: 'Führung',
  url: '/de/kalender/fuehrung/7',
  is_online: true,
  date: '2025-06-28T19:30',
};

describe('linkDetail', () => {
  it('tells events of the same title apart by their date', () => {
    expect(linkDetail(event, 'de', 'Veranstaltung')).toBe(
      'Veranstaltung · 28. Juni 2025 · /de/kalender/fuehrung/7',
    );
    expect(linkDetail({ ...event, date: '' }, 'en', 'Event')).toBe('Event · /de/kalender/fuehrung/7');
  });

  it('tells files of the same name apart by type and day', () => {
    const file = { ...event, kind: 'media', title: 'Programm.pdf', date: '2025-06-28T22:30:00.000Z' };
    expect(linkDetail(file, 'de', 'Datei')).toBe('PDF · 29. Juni 2025');
    expect(linkDetail({ ...file, title: 'Programm' }, 'de', 'Datei')).toBe('Datei · 29. Juni 2025');
  });
});
