import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { CreateRoadmapBody, Roadmap } from '@waymark/contracts/roadmaps/http';
import { checkMentor, checkSelf } from '../domain/ownership.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

@Injectable()
export class CreateRoadmap {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  async execute(caller: Caller, body: CreateRoadmapBody): Promise<Roadmap> {
    checkMentor(caller);
    checkSelf(caller, body.mentorId);
    const { title, categoryId, description } = body;
    return this.roadmaps.create(caller, { title, categoryId, description }, 'roadmaps.create');
  }
}
