/** The house's profiles, shown in the footer (spec §1: four). Their names are proper names in every language. */
export const socialLinks = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
  { name: 'TikTok', url: 'https://www.tiktok.com/' },
] as const;
