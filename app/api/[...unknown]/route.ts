import { unknownRoute } from '@/lib/backend/http/unknown';

/** Answers every path without a route of its own. */
export {
  unknownRoute as DELETE,
  unknownRoute as GET,
  unknownRoute as PATCH,
  unknownRoute as POST,
  unknownRoute as PUT,
};
