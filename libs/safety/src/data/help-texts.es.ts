import type { HelpTexts } from './help-shape.ts';

export const HELP_ES: HelpTexts = {
  title: {
    strong: 'Habla ahora con una persona',
    'ask-first': 'Pregunta antes a alguien',
  },
  intro: {
    strong:
      'Lo que escribes importa más que todo lo demás aquí. El resto puede esperar. No hacen falta las palabras justas: basta con decir «necesito ayuda».',
    'ask-first':
      'Haces bien en preguntar. Esto es para alguien que pueda ver tu situación, hoy mismo si es posible.',
  },
  sections: {
    suicide: [
      'Alguien con quien hablar',
      'Llama o escribe aquí. Si puedes, ve donde haya otra persona y aleja de ti lo que podrías usar. Si temes por alguien, quédate a su lado, pregúntale sin rodeos y llamad juntos.',
    ],
    'self-harm': [
      'Cuando te haces daño',
      'Si una herida es profunda o no deja de sangrar, aprieta con un paño limpio y llama al {emergency}. Si no, habla con estas personas: conocen esto y no juzgan.',
    ],
    overdose: [
      'Actúa ahora, aunque te sientas bien',
      'Llama ya al {emergency} o a toxicología y di qué se tomó, cuánto y cuándo. No lo dejes para después, no te duermas, no provoques el vómito. Si alguien no despierta, ponlo de lado y quédate.',
    ],
    'violence-at-home': [
      'Cuando puedas hablar a solas',
      'No has hecho nada para merecerlo. Estas personas escuchan, también sin tu nombre, y decides tú. Llama cuando sea seguro; acuerda con alguien cercano una palabra que signifique «pide ayuda». En un móvil compartido la llamada o esta página se pueden ver después.',
    ],
    child: [
      'Por un niño o una niña',
      'Nunca es culpa suya. Aquí escuchan a niños y a adultos preocupados. También pueden actuar los servicios sociales. Si corre peligro ahora, llama al {emergency}.',
    ],
    'harm-to-others': [
      'Primero, aléjate',
      'Ve a otro lugar, lejos de esa persona y de lo que pueda herir. Después llama: hablarán contigo sin juzgarte. Si puedes perder el control, llama al {emergency}; decirlo en voz alta lo frena.',
    ],
    'medical-emergency': [
      'Pide ayuda ahora',
      'Llama ahora al {emergency} y di qué ha pasado y qué medicina falta o se dejó. Si alguien no despierta, ponlo de lado y quédate a su lado. No esperes a que pase.',
    ],
    withdrawal: [
      'Un médico antes de dejarlo',
      'Dejar de golpe el alcohol o los tranquilizantes puede ser peligroso. Habla hoy con un médico o un centro de adicciones; lo planean contigo. Con temblores, convulsiones o confusión llama al {emergency}.',
    ],
    medicine: [
      'Un médico o una farmacia',
      'Sigue tomándolo igual hasta preguntar. En la farmacia suelen poder responder hoy, también por teléfono. Di qué tomas, cuánto y por qué quieres cambiarlo.',
    ],
    pregnancy: [
      'Una matrona o un médico',
      'Pregunta a tu matrona o a tu médico antes de empezar. Si sangras, te duele mucho o el bebé se mueve menos, llama ya allí o al {emergency}.',
    ],
    'chest-pain': [
      'Llama ahora',
      'Un dolor o una presión en el pecho puede ser el corazón. Para, siéntate y llama ya al {emergency}. No conduzcas. Si se ha pasado, ve hoy a un médico.',
    ],
    'eating-disorder': [
      'Un médico o un servicio de apoyo',
      'Es una enfermedad y hay ayuda. Pide una cita con un médico o una asociación de trastornos alimentarios; alguien puede llamar contigo. Si te desmayas o el corazón se acelera, llama al {emergency}.',
    ],
    eviction: [
      'Asesoría de vivienda o abogado de oficio',
      'Llama hoy a una asesoría de vivienda o a asistencia jurídica gratuita, con la carta en la mano. Los plazos son cortos, y un aviso rara vez significa que debas irte ya. No firmes nada antes.',
    ],
    court: [
      'Un abogado o asistencia jurídica gratuita',
      'Llama hoy a un abogado o a asistencia jurídica gratuita y lee la fecha del papel. Pregunta si te cubren los gastos. Acude ese día, aunque aún no tengas abogado.',
    ],
  },
  emergency: 'Si ahora corre peligro una vida, llama al {emergency}.',
  urgent: 'Llama ahora al {emergency}.',
  emergencyNumbers: '112 en Europa, 911 en América, o el número de emergencias de donde estés',
  always: 'día y noche',
  directory: 'Find a Helpline: líneas gratuitas en tu país',
};
