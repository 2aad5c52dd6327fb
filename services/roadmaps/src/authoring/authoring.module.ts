import type { Slice } from '../shared/slice.ts';
import { AddStage } from './app/add-stage.ts';
import { ApplyMaterialChange } from './app/apply-material-change.ts';
import { ApplyMentorChanges } from './app/apply-mentor-changes.ts';
import { CreateFromOutline } from './app/create-from-outline.ts';
import { CreateRoadmap } from './app/create-roadmap.ts';
import { CutClips } from './app/cut-clips.ts';
import { DecideName } from './app/decide-name.ts';
import { DeleteRoadmap } from './app/delete-roadmap.ts';
import { DeleteStage } from './app/delete-stage.ts';
import { DuplicateRoadmap } from './app/duplicate-roadmap.ts';
import { HideRoadmap } from './app/hide-roadmap.ts';
import { PublishRoadmap } from './app/publish-roadmap.ts';
import { ReorderRoadmap } from './app/reorder-roadmap.ts';
import { RestoreVersion } from './app/restore-version.ts';
import { UndoEdit } from './app/undo-edit.ts';
import { UnpublishRoadmap } from './app/unpublish-roadmap.ts';
import { UpdateRoadmap } from './app/update-roadmap.ts';
import { UpdateStage } from './app/update-stage.ts';
import { AdminRoadmapsReader } from './persistence/admin-roadmaps.reader.ts';
import { CategoryRow } from './persistence/category.row.ts';
import { MentorRow } from './persistence/mentor.row.ts';
import { MentorsRepository } from './persistence/mentors.repository.ts';
import { PublicChangesReader } from './persistence/public-changes.ts';
import { RoadmapRow } from './persistence/roadmap.row.ts';
import { RoadmapsReader } from './persistence/roadmaps.reader.ts';
import { RoadmapsRepository } from './persistence/roadmaps.repository.ts';
import { StageRow } from './persistence/stage.row.ts';
import { StepRow } from './persistence/step.row.ts';
import { VersionsReader } from './persistence/versions.reader.ts';

export const authoring: Slice = {
  rows: [CategoryRow, MentorRow, RoadmapRow, StageRow, StepRow],
  providers: [
    AddStage,
    AdminRoadmapsReader,
    ApplyMaterialChange,
    ApplyMentorChanges,
    CreateFromOutline,
    CreateRoadmap,
    CutClips,
    DecideName,
    DeleteRoadmap,
    DeleteStage,
    DuplicateRoadmap,
    HideRoadmap,
    MentorsRepository,
    PublicChangesReader,
    PublishRoadmap,
    ReorderRoadmap,
    RestoreVersion,
    RoadmapsReader,
    RoadmapsRepository,
    UndoEdit,
    UnpublishRoadmap,
    UpdateRoadmap,
    UpdateStage,
    VersionsReader,
  ],
};
