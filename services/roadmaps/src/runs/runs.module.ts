import type { Slice } from '../shared/slice.ts';
import { AdminRuns } from './app/admin-runs.ts';
import { CancelRun } from './app/cancel-run.ts';
import { ReportRun } from './app/report-run.ts';
import { RetryRun } from './app/retry-run.ts';
import { RunKinds } from './app/run-kinds.ts';
import { RunQueries } from './app/run-queries.ts';
import { RunStarts } from './app/run-starts.ts';
import { AiRunRow } from './persistence/ai-run.row.ts';
import { RunEventRow } from './persistence/run-event.row.ts';
import { RunHistoryReader } from './persistence/run-history.reader.ts';
import { RunsRepository } from './persistence/runs.repository.ts';

export const runs: Slice = {
  rows: [AiRunRow, RunEventRow],
  providers: [
    RunKinds,
    AdminRuns,
    CancelRun,
    ReportRun,
    RetryRun,
    RunHistoryReader,
    RunQueries,
    RunStarts,
    RunsRepository,
  ],
};
