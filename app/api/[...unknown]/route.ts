import { unknownRoute } from '@/lib/backend/http/unknown';

/** Whatever no other route answers. */
export {
  unknownRoute as DELETE,
  unknownRoute as GET,
  unknownRoute as PATCH,
  unknownRoute as POST,
  unknownRoute as PUT,
};
