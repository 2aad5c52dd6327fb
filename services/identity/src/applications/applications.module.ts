import type { Slice } from '../shared/slice.ts';
import { AdminEvaluations } from './app/admin-evaluations.ts';
import { ApplicationQueries } from './app/application-queries.ts';
import { ApplyEvaluation } from './app/apply-evaluation.ts';
import { ApplyHeldDecisions } from './app/apply-held-decisions.ts';
import { ApplyMentor } from './app/apply-mentor.ts';
import { BeginApplication } from './app/begin-application.ts';
import { ChangeApplication } from './app/change-application.ts';
import { DecideApplication } from './app/decide-application.ts';
import { EndApplication } from './app/end-application.ts';
import { RequeueEvaluations } from './app/requeue-evaluations.ts';
import { StoreDecision } from './app/store-decision.ts';
import { ApplicationsReader } from './persistence/applications.reader.ts';
import { ApplicationsRepository } from './persistence/applications.repository.ts';
import { DemoApplicationsRepository } from './persistence/demo-applications.repository.ts';
import { EvaluationsReader } from './persistence/evaluations.reader.ts';
import { EvaluationsRepository } from './persistence/evaluations.repository.ts';
import { HeldDecisionsReader } from './persistence/held-decisions.reader.ts';
import { ResemblingNames } from './persistence/resembling-names.ts';

export const applications: Slice = {
  providers: [
    AdminEvaluations,
    ApplicationQueries,
    ApplyEvaluation,
    ApplyHeldDecisions,
    ApplyMentor,
    BeginApplication,
    ChangeApplication,
    DecideApplication,
    EndApplication,
    RequeueEvaluations,
    StoreDecision,
    ApplicationsReader,
    ApplicationsRepository,
    DemoApplicationsRepository,
    EvaluationsReader,
    EvaluationsRepository,
    HeldDecisionsReader,
    ResemblingNames,
  ],
};
