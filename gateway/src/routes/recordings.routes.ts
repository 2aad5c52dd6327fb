import * as routes from '@waymark/contracts/roadmaps/recording-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-recordings';
import { forward, forwardController } from '../http/forward.ts';

export const RecordingsRoutes = forwardController('Recordings', {
  start: forward(routes.startRecording, rpc.StartRecording, {
    status: 201,
    quota: 'upload',
    summary: 'Starts a recording that is sent in parts, under an id of the client',
  }),
  list: forward(routes.listRecordings, rpc.ListRecordings, {
    summary: 'Unfinished recordings of a roadmap, newest first; for its mentor',
  }),
  chooseTake: forward(routes.chooseTake, rpc.ChooseTake, {
    status: 200,
    summary: 'Makes drafts use this take of a recording instead of the others',
  }),
  remove: forward(routes.deleteRecording, rpc.DeleteRecording, {
    summary: 'Deletes a recording with its parts; its source stays once it is finished',
  }),
});
