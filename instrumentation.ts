import type { Instrumentation } from 'next';

/** Runs once in each server process, before it accepts requests. Code that needs Node stays out of the other runtime's bundle. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startErrorReports } = await import('@/lib/backend/kernel/error-reports');
  await startErrorReports();
  const { startInstance } = await import('./lib/backend/instance');
  await startInstance();
}

/** Reports errors that the framework caught while it rendered a page or ran a route (spec §1). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportServerError } = await import('@/lib/backend/kernel/error-reports');
  await reportServerError(error, {
    path: request.path,
    method: request.method,
    task: context.routeType,
  });
};
