import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/backend/database/schema/*.ts',
  out: './lib/backend/migrations',
});
