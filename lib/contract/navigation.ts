import { z } from 'zod';

const menuLinkSchema = z.looseObject({ url: z.string(), menu_name: z.string() });

/** Main menu and footer of one language (spec §3). */
export const navigationSchema = z.looseObject({
  menu: z.array(
    menuLinkSchema.extend({
      is_highlight: z.boolean().default(false),
      children: z.array(menuLinkSchema).default([]),
    }),
  ),
  footer: z.array(z.looseObject({ title: z.string(), url: z.string() })),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type MenuItem = Navigation['menu'][number];
