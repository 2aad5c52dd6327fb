import type { Slice } from '../shared/slice.ts';
import { AddSource } from './app/add-source.ts';
import { ApplyExtractionResult } from './app/apply-extraction-result.ts';
import { ApplyFollowUpResult } from './app/apply-follow-up-result.ts';
import { ApplySourceResult } from './app/apply-source-result.ts';
import { BeginExtraction } from './app/begin-extraction.ts';
import { BeginFollowUp } from './app/begin-follow-up.ts';
import { BeginSource } from './app/begin-source.ts';
import { ChangePermission } from './app/change-permission.ts';
import { ChooseTake } from './app/choose-take.ts';
import { DeleteSource } from './app/delete-source.ts';
import { EditUploadContent } from './app/edit-upload-content.ts';
import { Interview } from './app/interview.ts';
import { MaterialWork } from './app/material-work.ts';
import { Recordings } from './app/recordings.ts';
import { SetOutsideModel } from './app/set-outside-model.ts';
import { SetSourceText } from './app/set-source-text.ts';
import { SourceQueries } from './app/source-queries.ts';
import { StartExtraction } from './app/start-extraction.ts';
import { StartFollowUp } from './app/start-follow-up.ts';
import { StoreWrittenTexts } from './app/store-written-texts.ts';
import { Timeline } from './app/timeline.ts';
import { UpdateSource } from './app/update-source.ts';
import { UseAsMaterial } from './app/use-as-material.ts';
import { ArtifactRow } from './persistence/artifact.row.ts';
import { ArtifactsRepository } from './persistence/artifacts.repository.ts';
import { InterviewAnswerRow } from './persistence/interview-answer.row.ts';
import { MediaReader } from './persistence/media.reader.ts';
import { MilestoneRow } from './persistence/milestone.row.ts';
import { PermissionsReader } from './persistence/permissions.reader.ts';
import { RecordingsRepository } from './persistence/recordings.repository.ts';
import { SourceRow } from './persistence/source.row.ts';
import { SourcesRepository } from './persistence/sources.repository.ts';

export const sources: Slice = {
  rows: [ArtifactRow, InterviewAnswerRow, MilestoneRow, SourceRow],
  providers: [
    AddSource,
    ApplyExtractionResult,
    ApplyFollowUpResult,
    ApplySourceResult,
    ArtifactsRepository,
    BeginExtraction,
    BeginFollowUp,
    BeginSource,
    ChangePermission,
    ChooseTake,
    DeleteSource,
    EditUploadContent,
    Interview,
    MaterialWork,
    MediaReader,
    PermissionsReader,
    Recordings,
    RecordingsRepository,
    SetOutsideModel,
    SetSourceText,
    SourceQueries,
    SourcesRepository,
    StartExtraction,
    StartFollowUp,
    StoreWrittenTexts,
    Timeline,
    UpdateSource,
    UseAsMaterial,
  ],
  runKinds: [StartExtraction, StartFollowUp],
};
