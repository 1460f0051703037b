import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { hubMessages } from '@/components/admin/hub-messages';
import '@/components/admin/house.css';

export const metadata: Metadata = {
  title: `${hubMessages.de.title} · ${hubMessages.de.house}`,
  description: hubMessages.de.description,
  robots: { index: false, follow: false },
};

export default function HubLayout({ children }: { children: ReactNode }) {
  return children;
}
