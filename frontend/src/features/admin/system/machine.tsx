import type { ProcessState } from '@waymark/contracts/system';
import { Figure } from './figure.tsx';
import { gigabytes, limits } from './limits.ts';

/** Disk and backup. */
export function Machine({ services }: { services: ProcessState[] }) {
  const disk = services.find((one) => one.disk)?.disk;
  const isFull = disk ? disk.freeBytes < disk.totalBytes * limits.freeShare : false;
  return (
    <>
      <h2 className="mt-10 text-2xl">Machine</h2>
      <dl className="mt-3 grid gap-4 rounded-card border border-line bg-raised p-5 text-sm sm:grid-cols-2">
        <div>
          <dt className="text-muted">Disk with the stored files</dt>
          <dd>
            {disk ? (
              <Figure
                text={`${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} free`}
                remedy={isFull ? 'Make room or add a larger disk before uploads are refused.' : null}
              />
            ) : (
              'Not known here: the files are not on a disk that Waymark can see.'
            )}
          </dd>
          <dd className="mt-1 text-muted">Marked when less than a tenth is free.</dd>
        </div>
        <div>
          <dt className="text-muted">Last backup</dt>
          <dd>
            <Figure
              text="No backup has been made with Waymark"
              remedy="Back up the database and the stored files with the tools of your server, and restore such a backup once as a test."
            />
          </dd>
        </div>
      </dl>
    </>
  );
}
