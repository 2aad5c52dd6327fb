import * as endingRoutes from '@waymark/contracts/roadmaps/ending-routes';
import { HomeQuery } from '@waymark/contracts/roadmaps/home';
import * as homeRoutes from '@waymark/contracts/roadmaps/home-routes';
import * as endings from '@waymark/contracts/roadmaps/rpc-endings';
import * as home from '@waymark/contracts/roadmaps/rpc-home';
import { forward, forwardController } from '../http/forward.ts';

export const HomeRoutes = forwardController('Home', {
  home: forward(homeRoutes.getHome, home.GetHome, {
    fields: HomeQuery,
    summary: "The caller's next step on each followed roadmap, and streak and moods",
  }),
  waiting: forward(homeRoutes.getMentorWaiting, home.GetMentorWaiting, {
    summary: "Drafts, reviews and new stories of the caller's roadmaps",
  }),
});

export const EndingsRoutes = forwardController('Endings', {
  ending: forward(endingRoutes.getEnding, endings.GetEnding, {
    summary: 'What the caller did on a finished roadmap, and what can follow',
  }),
  giveThanks: forward(endingRoutes.giveThanks, endings.GiveThanks, {
    quota: 'mail',
    status: 201,
    summary: 'Thanks the mentor of a finished roadmap, once; the mentor is informed',
  }),
  removeThanks: forward(endingRoutes.removeThanks, endings.RemoveThanks, {
    summary: "Removes the caller's thanks for a roadmap",
  }),
  received: forward(endingRoutes.listReceivedThanks, endings.ListReceivedThanks, {
    summary: "Thanks for the caller's roadmaps, newest first",
  }),
  hideThanks: forward(endingRoutes.hideThanks, endings.HideThanks, {
    summary: "Removes thanks from the mentor's list",
  }),
  createCertificate: forward(endingRoutes.createCertificate, endings.CreateCertificate, {
    status: 201,
    summary: 'Makes a public certificate of a finished roadmap; returns the existing one, if any',
  }),
  certificate: forward(endingRoutes.getCertificate, endings.GetCertificate, {
    summary: 'What a certificate states; public',
  }),
  withdrawCertificate: forward(endingRoutes.withdrawCertificate, endings.WithdrawCertificate, {
    summary: "Withdraws one of the caller's certificates, and deletes the name from it",
  }),
});
