import { AdminLoader } from './admin-loader';

/** Every address below /admin leads here (middleware.ts); the admin routes in the browser. */
export default function AdminPage() {
  return <AdminLoader />;
}
